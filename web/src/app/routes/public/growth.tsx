import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function GrowthPage() {
  return (
    <>
      <PageHead title="Growth Model Pricing" description="Growth Model Pricing" />
      <Section>
        <PageHeading>Growth Model Pricing</PageHeading>
      </Section>
    </>
  );
}
