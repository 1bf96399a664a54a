import { HeroField } from '@/components/art/hero-field';
import { ButtonLink } from '@/components/button-link';
import { PageHead } from '@/components/page/page-head';
import { PageHeading } from '@/components/page/page-heading';
import { Wrap } from '@/components/page/wrap';
import { paths } from '@/config/paths';
import styles from './not-found.module.css';

/** What an address without a page shows. */
export function Page() {
  return (
    <>
      <PageHead
        title="404 Page Not Found"
        description="There is no page at this address."
        isIndexed={false}
      />
      <div className={styles.band}>
        <HeroField />
        <Wrap className={styles.words}>
          <PageHeading>404 Page Not Found</PageHeading>
          <p className={styles.hint}>Did you forget to add the page to the router?</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.home()} variant="contained" size="large">
              Back to Home
            </ButtonLink>
            <ButtonLink to={paths.jobs()} variant="outlined" size="large">
              View jobs
            </ButtonLink>
          </div>
        </Wrap>
      </div>
    </>
  );
}
