import { useParams } from 'react-router-dom';
import { Section } from '@/components/page/section';
import { CaseStudyDetail } from '@/features/case-studies/case-study-detail';
import { RelatedCaseStudies } from '@/features/case-studies/related-case-studies';

export function CaseStudyPage() {
  const { id } = useParams();
  return (
    <Section>
      <CaseStudyDetail id={id}>{(study) => <RelatedCaseStudies study={study} />}</CaseStudyDetail>
    </Section>
  );
}
