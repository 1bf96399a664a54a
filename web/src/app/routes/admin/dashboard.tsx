import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function AdminDashboardPage() {
  return (
    <>
      <PageHead title="Admin Dashboard" description="Admin Dashboard" />
      <Section>
        <PageHeading>Admin Dashboard</PageHeading>
      </Section>
    </>
  );
}
