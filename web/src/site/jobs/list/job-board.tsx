import { isPartlySearched, isUnfiltered } from '@torque-tide/domain/jobs/job-filter';
import { FILTER_PARAMS } from '@torque-tide/domain/jobs/job-filter-url';
import { useDeferredValue, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '@/shared/browser/use-media-query';
import { useUrlSearch } from '@/shared/browser/use-url-state';
import { below } from '@/shared/theme/tokens';
import { Button } from '@/shared/ui/button/button';
import { lazyChunk } from '@/shared/ui/errors/lazy-chunk';
import { VisuallyHidden } from '@/shared/ui/page/elements';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { LoadingNote } from '@/site/ui/state/loading-note';
import { JobList } from '@/site/jobs/cards/job-list';
import { JobNotes } from '@/site/jobs/cards/job-card';
import { JobListSkeleton } from '@/site/jobs/cards/job-list-skeleton';
import { paths } from '@/site/paths';
import { useSettings } from '@/shared/settings/use-settings';
import { ButtonLink } from '@/site/ui/links';
import { Optional } from '@/shared/ui/errors/error-boundary';
import { JobToolbar } from './job-toolbar';
import { ListTools } from './list-tools';
import { LoadFailure } from '@/site/jobs/cards/load-failure';
import { useJobIndex } from './use-job-index';
import { useJobFilters } from './use-job-filters';
import { useJobSearch } from './use-job-search';
import styles from './job-board.module.css';

// Only needed for a search.
const load = () => import('./search-parts');
const FollowSearch = lazyChunk(async () => (await load()).FollowSearch);
const RelatedByWords = lazyChunk(async () => (await load()).RelatedByWords);
const SearchHindrances = lazyChunk(async () => (await load()).SearchHindrances);
const PlaceOfSearch = lazyChunk(async () => (await load()).PlaceOfSearch);
const TextSearch = lazyChunk(async () => (await load()).TextSearch);

const SKELETON_CARDS = 6;
const URL_PARAMS = Object.values(FILTER_PARAMS).join(' ');
const NO_NOTES: ReadonlyMap<string, string> = new Map();

/** The job list with its search and filters, in any state. */
export function JobBoard() {
  const { data, index, onSearched, isPending, isError, isFetching, refetch } = useJobIndex();
  const { filters, change, clear, flush } = useJobFilters();
  // The list may lag behind typing; the field mustn't.
  const settled = useDeferredValue(filters);
  const { jobs, near, offered, isNearMe = false, isComing } = useJobSearch(index, settled);
  const hasFailed = isError && data === undefined;
  const isSearch = data !== undefined && !isUnfiltered(settled);
  const isSoFar = isPartlySearched(index, settled.text);
  const isSmall = useMediaQuery(below('sm'));
  const { takesApplications } = useSettings().applications;
  const follow = isSearch && jobs.length > 0 && (
    <Optional>
      <FollowSearch filters={settled} />
    </Optional>
  );
  const isAsAsked = useUrlSearch() === useLocation().search && settled === filters;

  useEffect(() => {
    // `before-first-paint.js` has hidden the document's unfiltered list.
    if (isAsAsked) delete document.documentElement.dataset['unsearched'];
  }, [isAsAsked]);

  return (
    <>
      <JobToolbar
        filters={filters}
        index={index}
        found={data && jobs.length}
        place={near?.asked.place}
        onChange={change}
        onClear={clear}
        onCommit={flush}
      />
      <div className={styles.line} data-url-params={URL_PARAMS}>
        {isPending && <LoadingNote>Loading job listings...</LoadingNote>}
        {/* Always rendered, so that screen readers announce changes. */}
        <p role="status">
          {data && <Count jobs={jobs.length} />}
          {(isSoFar || (isComing && jobs.length === 0)) && <span>{' so far...'}</span>}
          {data && near && <VisuallyHidden>{`, ${near.summary}`}</VisuallyHidden>}
        </p>
        <div className={styles.tools}>
          {!isSmall && follow}
          {!hasFailed && <ListTools sort={filters.sort} isNear={Boolean(near)} onChange={change} />}
        </div>
      </div>
      {/* Loads with a long list: offline it must say which part was searched. */}
      {!index.isWhole && (
        <Optional>
          <TextSearch
            index={index}
            text={settled.text}
            rest={near?.asked.rest}
            onSearched={onSearched}
          />
        </Optional>
      )}
      {(near ?? offered ?? isNearMe) && (
        <Optional>
          <PlaceOfSearch
            filters={settled}
            near={near}
            offered={offered}
            isNearMe={isNearMe}
            onChange={change}
          />
        </Optional>
      )}
      {hasFailed && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && <JobListSkeleton cards={SKELETON_CARDS} />}
      {!isPending && jobs.length > 0 && (
        <JobNotes value={near?.notes ?? NO_NOTES}>
          <div data-job-list="">
            <JobList jobs={jobs} headingLevel={2} />
          </div>
        </JobNotes>
      )}
      {/* Above the list it would move the results during typing. */}
      {isSmall && follow}
      {/* The text may still be a place, so 'no results' would be premature. */}
      {!isPending && jobs.length === 0 && !isComing && !isSoFar && (
        <EmptyState
          title="No jobs match your search criteria"
          actions={
            <>
              <Button variant="outlined" onClick={clear}>
                Clear All Filters
              </Button>
              {takesApplications && (
                <ButtonLink variant="text" to={paths.apply()}>
                  Send us your CV
                </ButtonLink>
              )}
            </>
          }
        >
          <p>Try adjusting your filters or search term</p>
          {isSearch && (
            <Optional>
              <SearchHindrances index={index} filters={settled} onChange={change} />
            </Optional>
          )}
        </EmptyState>
      )}
      {isSearch && settled.text.trim() !== '' && (
        <Optional>
          <RelatedByWords index={index} filters={settled} found={jobs} />
        </Optional>
      )}
    </>
  );
}

/** Shows the specified text; screen readers get the singular for one job. */
function Count({ jobs }: { jobs: number }) {
  const isSingle = jobs === 1;
  return (
    <>
      <span aria-hidden={isSingle || undefined}>{`Showing ${jobs} jobs`}</span>
      {isSingle && <VisuallyHidden>1 job</VisuallyHidden>}
    </>
  );
}
