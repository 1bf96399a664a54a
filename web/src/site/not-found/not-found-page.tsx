import { BackLink } from '@/site/ui/back-link';
import { ButtonLink } from '@/site/ui/button-link';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/wrap';
import { paths } from '@/site/paths';
import styles from './not-found-page.module.css';
import { Whirlpool } from './whirlpool';

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
        <Whirlpool />
        <Wrap className={styles.words}>
          <PageHeading>404 Page Not Found</PageHeading>
          <p className={styles.hint}>Did you forget to add the page to the router?</p>
          <div className={styles.actions}>
            <BackLink to={paths.home()} variant="contained" size="large">
              Back to Home
            </BackLink>
            <ButtonLink to={paths.jobs()} variant="outlined" size="large">
              View jobs
            </ButtonLink>
          </div>
        </Wrap>
      </div>
    </>
  );
}
