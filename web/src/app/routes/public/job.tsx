import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function JobPage() {
  return (
    <>
      <PageHead title="Job" description="Job" />
      <Section>
        <PageHeading>Job</PageHeading>
      </Section>
    </>
  );
}
