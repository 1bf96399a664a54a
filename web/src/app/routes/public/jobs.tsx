import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function JobsPage() {
  return (
    <>
      <PageHead title="Jobs" description="Jobs" />
      <Section>
        <PageHeading>Jobs</PageHeading>
      </Section>
    </>
  );
}
