import { type JobFilters, NO_FILTERS } from '@torque-tide/domain/jobs/job-filter';
import { readFilters, writeFilters } from '@torque-tide/domain/jobs/job-filter-url';
import { useCallback } from 'react';
import { useUrlState } from '@/shared/browser/use-url-state';

/**
 * Filters in the URL. Changes apply at once; the URL follows, for text after a pause in typing. Back
 * undoes a choice.
 */
export function useJobFilters() {
  const { state, change: changeUrl, flush } = useUrlState<JobFilters>(inUrl);
  const change = useCallback(
    (changes: Partial<JobFilters>) => {
      // A new text may name a place again.
      changeUrl('text' in changes ? { words: false, ...changes } : changes);
    },
    [changeUrl],
  );
  const clear = useCallback(() => change(NO_FILTERS), [change]);
  return { filters: state, change, clear, flush };
}

const isTyping = (changes: Partial<JobFilters>) =>
  changes.text !== undefined &&
  Object.keys(changes).every((part) => part === 'text' || part === 'words');

const inUrl = {
  read: readFilters,
  write: writeFilters,
  isInstant: (changes: Partial<JobFilters>) => !isTyping(changes) || changes.text === '',
  isStep: (changes: Partial<JobFilters>) => !isTyping(changes),
};
