import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function HomePage() {
  return (
    <>
      <PageHead title="Home" description="Home" />
      <Section>
        <PageHeading>Home</PageHeading>
      </Section>
    </>
  );
}
