import { useCallback } from 'react';
import { useUrlState } from '@/shared/browser/use-url-state';
import { type JobFilters, NO_FILTERS } from './job-filter';

const PARAMS = { text: 'q', sector: 'sector', location: 'location' } as const;

interface Control {
  filters: JobFilters;
  /** Changes some of the filters at once; the URL follows, for text when typing rests. */
  change: (changes: Partial<JobFilters>) => void;
  clear: () => void;
  /** Brings the URL up to date now: before the visitor leaves the field, and so perhaps the page. */
  flush: () => void;
}

/** Filters that live in the URL; typing waits for no navigation, a choice is there at once. */
export function useJobFilters(): Control {
  const { state, change, flush } = useUrlState<JobFilters>(inUrl);
  const clear = useCallback(() => change(NO_FILTERS), [change]);
  return { filters: state, change, clear, flush };
}

/** The filters that a URL's search names. */
export function readFilters(search: string): JobFilters {
  const params = new URLSearchParams(search);
  return {
    text: params.get(PARAMS.text) ?? '',
    sector: params.get(PARAMS.sector) ?? '',
    location: params.get(PARAMS.location) ?? '',
  };
}

/** A URL's search with the filters put in; what it holds beside them stays. */
export function writeFilters(search: string, filters: JobFilters): string {
  const params = new URLSearchParams(search);
  for (const [part, name] of Object.entries(PARAMS) as [keyof JobFilters, string][]) {
    // Removed and added again, so that the same view always has the same URL.
    params.delete(name);
    if (filters[part] !== '') params.append(name, filters[part]);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const inUrl = {
  read: readFilters,
  write: writeFilters,
  isInstant: ({ text }: Partial<JobFilters>) => text === undefined || text === '',
};
