import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function CookiesPolicyPage() {
  return (
    <>
      <PageHead title="Cookies Policy" description="Cookies Policy" />
      <Section>
        <PageHeading>Cookies Policy</PageHeading>
      </Section>
    </>
  );
}
