import { useUrlState } from '@/shared/browser/use-url-state';
import { readColumns, writeColumns } from './job-columns';
import { JOB_SORTS, JOB_STATES, type JobView } from './job-entry';

const PARAMS = {
  text: 'q',
  state: 'state',
  sector: 'sector',
  location: 'location',
  sort: 'sort',
  columns: 'columns',
} as const satisfies Record<keyof JobView, string>;

/** The view that a URL's search names; what it does not know counts for nothing. */
export function readView(search: string): JobView {
  const params = new URLSearchParams(search);
  const valueOf = (part: keyof JobView) => params.get(PARAMS[part]) ?? '';
  return {
    text: valueOf('text'),
    state: JOB_STATES.find((state) => state === valueOf('state')) ?? '',
    sector: valueOf('sector'),
    location: valueOf('location'),
    sort: JOB_SORTS.find((sort) => sort === valueOf('sort')) ?? '',
    columns: valueOf('columns') && writeColumns(readColumns(valueOf('columns'))),
  };
}

/** A URL's search with the view put in; what it holds beside that stays. */
export function writeView(search: string, view: JobView): string {
  const params = new URLSearchParams(search);
  for (const [part, name] of Object.entries(PARAMS) as [keyof JobView, string][]) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    if (view[part] !== '') params.append(name, view[part]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const IN_URL = {
  read: readView,
  write: writeView,
  isInstant: ({ text }: Partial<JobView>) => text === undefined || text === '',
};

/** The view in the URL: typing waits for no navigation, a choice is there at once. */
export function useJobView() {
  return useUrlState<JobView>(IN_URL);
}
