import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="404 Page Not Found" description="404 Page Not Found" />
      <Section>
        <PageHeading>404 Page Not Found</PageHeading>
      </Section>
    </>
  );
}
