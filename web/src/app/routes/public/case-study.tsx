import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function CaseStudyPage() {
  return (
    <>
      <PageHead title="Case Study" description="Case Study" />
      <Section>
        <PageHeading>Case Study</PageHeading>
      </Section>
    </>
  );
}
