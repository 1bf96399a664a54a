import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function FutureMobilityPage() {
  return (
    <>
      <PageHead title="Future Mobility" description="Future Mobility" />
      <Section>
        <PageHeading>Future Mobility</PageHeading>
      </Section>
    </>
  );
}
