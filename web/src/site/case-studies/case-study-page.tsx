import { useParams } from 'react-router-dom';
import { CaseStudyDetail, DetailFrame } from './case-study-detail';
import { RelatedCaseStudies } from './related-case-studies';

export function Page() {
  const { id } = useParams();
  return (
    <DetailFrame>
      <CaseStudyDetail id={id}>{(study) => <RelatedCaseStudies study={study} />}</CaseStudyDetail>
    </DetailFrame>
  );
}
