import { BackLink } from '@/site/ui/back-link';
import { ButtonLink } from '@/site/ui/links';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { Wrap } from '@/shared/ui/page/elements';
import { paths } from '@/site/paths';
import { useTexts } from '@/site/texts/use-texts';
import styles from './not-found-page.module.css';
import { Drawing } from '@/shared/ui/art/field-fragment';

const NAME = 'Page not found';
const STAND_IN = { heading: NAME, hint: '', pageTitle: NAME, description: NAME };

export function Page() {
  const { heading, hint, pageTitle, description } = useTexts('notFound', STAND_IN);
  return (
    <>
      <PageHead title={pageTitle} description={description} isIndexed={false} />
      <div className={styles.band}>
        {/* The background: flow past a whirlpool. */}
        <div className={styles.field} aria-hidden="true">
          <Drawing name="whirlpool" className={styles.drawing} width={1200} height={840} />
        </div>
        <Wrap className={styles.words}>
          <PageHeading>{heading}</PageHeading>
          <p className={styles.hint}>{hint}</p>
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
