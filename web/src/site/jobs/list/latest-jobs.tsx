import { useDeferredValue, useMemo } from 'react';
import { ButtonLink } from '@/site/ui/links';
import { Button } from '@/shared/ui/button/button';
import { SearchField } from '@/shared/ui/form/search-field';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { useRead } from '@/shared/api/use-read';
import { lazyPart } from '@/site/document/lazy-part';
import { Section } from '@/shared/ui/page/section';
import { SectionHead } from '@/site/ui/page/section-head';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { anchors, paths } from '@/site/paths';
import { isPartlySearched, latestJobs } from '@torque-tide/domain/jobs/job-filter';
import { writeFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { JobGrid } from '@/site/jobs/cards/job-grid';
import { JobListSkeleton } from '@/site/jobs/cards/job-list-skeleton';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { Optional } from '@/shared/ui/errors/error-boundary';
import { LATEST_MAX, latestJobsQuery } from '@/site/jobs/queries';
import { useJobIndex } from './use-job-index';
import { useTexts } from '@/site/texts/use-texts';
import { useJobFilters } from './use-job-filters';
import styles from './latest-jobs.module.css';

const HEADING_ID = 'latest-jobs-heading';

const BrowseJobs = lazyPart('BrowseJobs', () => import('./browse-jobs'), { page: 'home' });

// Only needed for a long list.
const TextSearch = lazyChunk(async () => (await import('./search-parts')).TextSearch);

/** Home's latest jobs: the first open ones, or the results of a search. */
export function LatestJobs() {
  const { data, index, onSearched, isPending, isError, isFetching, refetch } = useJobIndex();
  const { data: brought } = useRead(latestJobsQuery());
  const { filters, change, flush } = useJobFilters();
  const { jobsHeading } = useTexts('home');
  const text = useDeferredValue(filters.text);
  const found = useMemo(() => latestJobs(index, text, LATEST_MAX), [index, text]);
  // The document has the first jobs only, so a search needs the list.
  const known = text === '' ? brought : undefined;
  const jobs = data ? found : known;
  const isWaiting = isPending && !jobs;
  // Carries the search along, because the job list finds more, such as jobs near a place.
  const allJobs = `${paths.jobs()}${writeFilters('', filters)}`;

  return (
    <Section id={anchors.jobs} labelledBy={HEADING_ID}>
      <SectionHead
        id={HEADING_ID}
        title={jobsHeading}
        action={
          <ButtonLink to={allJobs} variant="outlined">
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
      {/* Replaces the search without scripts. */}
      <noscript>
        <BrowseJobs />
      </noscript>
      {!index.isWhole && (
        <Optional>
          <TextSearch index={index} text={text} onSearched={onSearched} />
        </Optional>
      )}
      {isError && !jobs && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isWaiting && (
        <>
          <div className={styles.loading}>
            <LoadingNote>Loading job listings...</LoadingNote>
          </div>
          <JobListSkeleton cards={LATEST_MAX} />
        </>
      )}
      {jobs && jobs.length > 0 && <JobGrid jobs={jobs} />}
      <div role="status">
        {!isWaiting && !jobs?.length && !isPartlySearched(index, text) && (
          <EmptyState
            level={3}
            title="No jobs available"
            actions={
              text !== '' && (
                <>
                  <ButtonLink to={allJobs} variant="contained">
                    Search all jobs
                  </ButtonLink>
                  <Button variant="outlined" onClick={() => change({ text: '' })}>
                    Clear search
                  </Button>
                </>
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
