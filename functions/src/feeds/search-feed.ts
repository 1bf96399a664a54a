import type { Job } from '@torque-tide/contract/jobs';
import type { AgencySettings } from '@torque-tide/contract/settings';
import { feedTitle } from '@torque-tide/domain/jobs/feed-title';
import type { JobIndex } from '@torque-tide/domain/jobs/job-filter';
import { canonicalSearch, readFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { searchText } from '@torque-tide/domain/jobs/job-filter-words';
import { searchJobs } from '@torque-tide/domain/jobs/search-jobs';
import type { Gazetteer } from '@torque-tide/domain/places/gazetteer';
import type { Changed } from '../published/view';
import { type Feed, newestItems } from './feed-item';

export function searchOfFeed(search: string): string {
  return canonicalSearch(readFilters(search));
}

/** Returns the jobs that the list shows for a search. */
export function searchFeed(
  index: JobIndex<Changed<Job>>,
  path: string,
  search: string,
  gazetteer: Gazetteer,
  agency: AgencySettings,
): Feed {
  const filters = readFilters(search);
  return {
    agency,
    title: feedTitle(agency, searchText(filters)),
    path: `${path}${search}`,
    page: `/jobs${search}`,
    ...newestItems(searchJobs(index, filters, gazetteer).jobs, new Date(index.readAt)),
  };
}
