import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function CleanEnergyPage() {
  return (
    <>
      <PageHead title="Clean Energy" description="Clean Energy" />
      <Section>
        <PageHeading>Clean Energy</PageHeading>
      </Section>
    </>
  );
}
