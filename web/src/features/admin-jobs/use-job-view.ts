import { useUrlState } from '@/lib/use-url-state';
import type { JobView } from './job-view';
import { readView, writeView } from './job-view-url';

/** The view in the URL: typing waits for no navigation, a choice is there at once. */
export function useJobView() {
  return useUrlState<JobView>(inUrl);
}

const inUrl = {
  read: readView,
  write: writeView,
  isInstant: ({ text }: Partial<JobView>) => text === undefined || text === '',
};
