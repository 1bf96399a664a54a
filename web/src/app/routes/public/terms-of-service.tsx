import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function TermsOfServicePage() {
  return (
    <>
      <PageHead title="Terms of Service" description="Terms of Service" />
      <Section>
        <PageHeading>Terms of Service</PageHeading>
      </Section>
    </>
  );
}
