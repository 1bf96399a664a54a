import { useParams } from 'react-router-dom';
import { CaseStudyDetail, DetailFrame } from '@/features/case-studies/case-study-detail';
import { RelatedCaseStudies } from '@/features/case-studies/related-case-studies';
import { withQueries } from '@/lib/query-root';

export const CaseStudyPage = withQueries(function CaseStudyPage() {
  const { id } = useParams();
  return (
    <DetailFrame>
      <CaseStudyDetail id={id}>{(study) => <RelatedCaseStudies study={study} />}</CaseStudyDetail>
    </DetailFrame>
  );
});
