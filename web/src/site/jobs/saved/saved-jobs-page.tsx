import { useIsHydrated } from '@/shared/browser/use-is-hydrated';
import { PageHead } from '@/shared/ui/page/page-head';
import { PageHeading } from '@/shared/ui/page/page-heading';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { paths } from '@/site/paths';
import { useSavedJobs } from '@/site/jobs/saved-jobs';
import { BackLink } from '@/site/ui/back-link';
import { ButtonLink } from '@/site/ui/links';
import { JobsPageFrame } from '@/site/ui/page/page-blocks';
import { useTexts } from '@/site/texts/use-texts';
import { SavedJobList } from './saved-job-list';
import styles from './saved-jobs-page.module.css';

const NAME = 'Saved jobs';
const STAND_IN = { heading: NAME, lead: '', pageTitle: NAME, description: NAME };

/** The jobs saved in this browser, and a comparison of two or three. */
export function Page() {
  const saved = useSavedJobs();
  const texts = useTexts('savedJobs', STAND_IN);
  // Only the browser knows the saved jobs.
  const isHydrated = useIsHydrated();
  return (
    <JobsPageFrame>
      <PageHead
        title={texts.pageTitle}
        description={texts.description}
        isIndexed={false}
        image="jobs"
      />
      <div className={styles.back}>
        <BackLink to={paths.jobs()}>Back to Jobs</BackLink>
      </div>
      <PageHeading>{texts.heading}</PageHeading>
      <p className={styles.lead}>{texts.lead}</p>
      <noscript>
        <p>Saving jobs needs JavaScript.</p>
      </noscript>
      {isHydrated && saved.length > 0 && <SavedJobList saved={saved} />}
      {isHydrated && saved.length === 0 && (
        <EmptyState
          title="Nothing saved yet"
          actions={
            <ButtonLink to={paths.jobs()} variant="contained">
              See all jobs
            </ButtonLink>
          }
        >
          <p>The bookmark on a job keeps it here, to compare it with others before you apply.</p>
        </EmptyState>
      )}
    </JobsPageFrame>
  );
}
