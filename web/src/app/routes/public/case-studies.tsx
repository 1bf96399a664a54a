import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function CaseStudiesPage() {
  return (
    <>
      <PageHead title="Case Studies" description="Case Studies" />
      <Section>
        <PageHeading>Case Studies</PageHeading>
      </Section>
    </>
  );
}
