import { HeroField } from '@/components/art/hero-field';
import { ButtonLink } from '@/components/button-link';
import { PageHeading } from '@/components/page/page-heading';
import { Wrap } from '@/components/page/wrap';
import { anchors, paths } from '@/config/paths';
import styles from './hero.module.css';

/** What the agency does, and the two ways in. */
export function Hero() {
  return (
    <section className={styles.stage} id={anchors.home}>
      <HeroField />
      <Wrap>
        <div className={styles.words}>
          <p className={styles.eyebrow}>Clean energy and future mobility</p>
          <PageHeading className={styles.headline}>
            Linking Experts in Energy Transition
          </PageHeading>
          <p className={styles.lead}>
            We place the engineers, project leaders and executives who get storage, wind, solar and
            charging built.
          </p>
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
    </section>
  );
}
