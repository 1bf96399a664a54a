import { type JobFilters, NO_FILTERS } from '@torque-tide/domain/jobs/job-filter';
import { readFilters, writeFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { useCallback } from 'react';
import { useUrlState } from '@/shared/browser/use-url-state';

interface Control {
  filters: JobFilters;
  /** Changes some of the filters at once; the URL follows, for text when typing rests. */
  change: (changes: Partial<JobFilters>) => void;
  clear: () => void;
  /** Brings the URL up to date now: before the visitor leaves the field, and so perhaps the page. */
  flush: () => void;
}

/** Filters that live in the URL; typing waits for no navigation, and Back undoes a choice. */
export function useJobFilters(): Control {
  const { state, change, flush } = useUrlState<JobFilters>(inUrl);
  const clear = useCallback(() => change(NO_FILTERS), [change]);
  return { filters: state, change, clear, flush };
}

const isTyping = (changes: Partial<JobFilters>) =>
  Object.keys(changes).length === 1 && changes.text !== undefined;

const inUrl = {
  read: readFilters,
  write: writeFilters,
  isInstant: (changes: Partial<JobFilters>) => !isTyping(changes) || changes.text === '',
  isStep: (changes: Partial<JobFilters>) => !isTyping(changes),
};
