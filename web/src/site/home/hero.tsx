import { HeroField } from '@/shared/ui/art/hero-field';
import { ButtonLink } from '@/site/ui/links';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import { anchors, paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import styles from './hero.module.css';

export function Hero() {
  const { eyebrow, heading, lead } = useTexts('home');
  return (
    <section className={styles.stage} id={anchors.home}>
      <Wrap>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <PageHeading className={styles.headline}>{heading}</PageHeading>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.jobs()} variant="contained" size="large">
              Search Jobs
            </ButtonLink>
            <ButtonLink to={paths.home(anchors.contact)} variant="outlined" size="large">
              Work With Us
            </ButtonLink>
          </div>
        </div>
      </Wrap>
      {/* Last, because it is at the hero's bottom and would move while the document loads. */}
      <HeroField />
    </section>
  );
}
