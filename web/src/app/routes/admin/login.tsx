import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function AdminLoginPage() {
  return (
    <>
      <PageHead title="Admin Login" description="Admin Login" />
      <Section>
        <PageHeading>Admin Login</PageHeading>
      </Section>
    </>
  );
}
