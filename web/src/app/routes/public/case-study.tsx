import { useParams } from 'react-router-dom';
import { CaseStudyDetail, DetailFrame } from '@/features/case-studies/case-study-detail';
import { RelatedCaseStudies } from '@/features/case-studies/related-case-studies';
import { withReads } from '@/lib/with-reads';

export const Page = withReads(function Page() {
  const { id } = useParams();
  return (
    <DetailFrame>
      <CaseStudyDetail id={id}>{(study) => <RelatedCaseStudies study={study} />}</CaseStudyDetail>
    </DetailFrame>
  );
});
