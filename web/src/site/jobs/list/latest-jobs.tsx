import { useDeferredValue, useMemo } from 'react';
import { ButtonLink } from '@/site/ui/button-link';
import { Button } from '@/shared/ui/button/button';
import { SearchField } from '@/shared/ui/form/search-field';
import { lazyPart } from '@/site/document/lazy-part';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { anchors, paths } from '@/site/paths';
import { indexJobs, latestJobs } from '@torque-tide/domain/jobs/job-filter';
import { JobGrid } from '@/site/jobs/cards/job-grid';
import { JobListSkeleton } from '@/site/jobs/cards/job-list-skeleton';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { useJobs } from '@/site/jobs/queries';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { useTexts } from '@/site/texts/use-texts';
import { useJobFilters } from './use-job-filters';
import styles from './latest-jobs.module.css';

/** Most cards of the block. */
export const LATEST_MAX = 6;

const HEADING_ID = 'latest-jobs-heading';

const BrowseJobs = lazyPart(
  'browse-latest-jobs',
  async () => (await import('./browse-jobs')).BrowseJobs,
);

/** Home's Latest Jobs: the first active jobs, or those that a search finds in texts and tags. */
export function LatestJobs() {
  const { data, dataUpdatedAt, isPending, isError, isFetching, refetch } = useJobs();
  const { filters, change, flush } = useJobFilters();
  const taxonomy = useTaxonomy();
  const { jobsHeading } = useTexts('home');
  const index = useMemo(
    () => indexJobs(data ?? [], dataUpdatedAt, taxonomy),
    [data, dataUpdatedAt, taxonomy],
  );
  const text = useDeferredValue(filters.text);
  const jobs = useMemo(() => latestJobs(index, text, LATEST_MAX), [index, text]);
  const hasFailed = isError && data === undefined;

  return (
    <Section id={anchors.jobs} labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        title={jobsHeading}
        action={
          <ButtonLink to={paths.jobs()} variant="outlined">
            View All
          </ButtonLink>
        }
      />
      <div className={styles.search} role="search" aria-label="Latest jobs">
        <SearchField
          label="Search latest jobs"
          placeholder="Search jobs..."
          value={filters.text}
          onChange={(next) => change({ text: next })}
          onCommit={flush}
        />
      </div>
      {/* In the places of the search and of the cards, which only a script can fill. */}
      {isPending && (
        <noscript>
          <BrowseJobs />
        </noscript>
      )}
      {hasFailed && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && (
        <>
          <div className={styles.loading}>
            <LoadingNote>Loading job listings...</LoadingNote>
          </div>
          <JobListSkeleton cards={LATEST_MAX} />
        </>
      )}
      {jobs.length > 0 && <JobGrid jobs={jobs} />}
      <div role="status">
        {!isPending && jobs.length === 0 && (
          <EmptyState
            level={3}
            title="No jobs available"
            actions={
              text !== '' && (
                <Button variant="outlined" onClick={() => change({ text: '' })}>
                  Clear search
                </Button>
              )
            }
          >
            <p>Check back later for new opportunities</p>
          </EmptyState>
        )}
      </div>
    </Section>
  );
}
