import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function ServicesPage() {
  return (
    <>
      <PageHead title="Solutions" description="Solutions" />
      <Section>
        <PageHeading>Solutions</PageHeading>
      </Section>
    </>
  );
}
