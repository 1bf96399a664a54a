import { PageHead } from '@/shared/ui/page/page-head';
import { useTexts } from '@/site/texts/use-texts';
import { Directors } from './directors';
import { OurValues, WhyUs } from './why-us';
import { FieldFragment } from '@/shared/ui/art/field-fragment';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Section } from '@/shared/ui/page/section';
import { Prose } from '@/site/ui/prose/prose';
import styles from './about-page.module.css';

export function Page() {
  const { pageTitle, description } = useTexts('about');
  return (
    <>
      <PageHead title={pageTitle} description={description} />
      <AboutHero />
      <WhyUs />
      <OurValues />
      <Directors />
    </>
  );
}

function AboutHero() {
  const { heading, missionHeading, mission } = useTexts('about');
  return (
    <Section>
      <PageHeading>{heading}</PageHeading>
      <div className={styles.layout}>
        <div className={styles.mission}>
          <h2>{missionHeading}</h2>
          <Prose text={mission} />
        </div>
        <FieldFragment name="source-and-sink" />
      </div>
    </Section>
  );
}
