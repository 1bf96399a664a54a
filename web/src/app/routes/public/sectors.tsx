import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function SectorsPage() {
  return (
    <>
      <PageHead title="Sectors" description="Sectors" />
      <Section>
        <PageHeading>Sectors</PageHeading>
      </Section>
    </>
  );
}
