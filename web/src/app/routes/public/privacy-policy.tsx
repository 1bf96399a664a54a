import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function PrivacyPolicyPage() {
  return (
    <>
      <PageHead title="Privacy Policy" description="Privacy Policy" />
      <Section>
        <PageHeading>Privacy Policy</PageHeading>
      </Section>
    </>
  );
}
