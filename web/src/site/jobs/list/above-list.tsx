import type { JobFilters, JobIndex } from '@torque-tide/domain/jobs/job-filter';
import type { JobSearchResult } from '@torque-tide/domain/jobs/search-jobs';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { PlaceOfSearch } from './place-of-search';
import { TextSearch } from '@/site/jobs/texts/text-search';

interface Props {
  index: JobIndex;
  near: JobSearchResult<ListedJob>['near'] | undefined;
  offered: JobSearchResult<ListedJob>['offered'] | undefined;
  isNearMe: boolean;
  filters: JobFilters;
  onSearched: (searched: JobIndex['searched']) => void;
  onChange: (changes: Partial<JobFilters>) => void;
}

/**
 * Content above a search's results: how its place was understood, and whether texts couldn't be
 * searched.
 */
export function AboveList({ index, onSearched, near, ...search }: Props) {
  const { filters } = search;
  return (
    <>
      {!index.isWhole && (
        <TextSearch
          index={index}
          text={filters.text}
          rest={near?.asked.rest}
          onSearched={onSearched}
        />
      )}
      <PlaceOfSearch near={near} {...search} />
    </>
  );
}
