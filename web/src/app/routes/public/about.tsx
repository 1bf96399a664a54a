import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';

export function AboutPage() {
  return (
    <>
      <PageHead title="About" description="About" />
      <Section>
        <PageHeading>About</PageHeading>
      </Section>
    </>
  );
}
