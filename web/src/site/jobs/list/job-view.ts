import { createStoredText } from '@/shared/browser/stored-choice';

const ROWS = 'rows';

// `before-first-paint.js` reads it before the first paint.
const view = createStoredText('job-view');

/** True where the visitor wants one row for each job, and no cards. */
export function areJobsInRows(): boolean {
  return view.read() === ROWS;
}

/** Remembers it, and shows it: the same cards are rows by an attribute of the root element. */
export function setJobsInRows(isInRows: boolean): void {
  if (isInRows) document.documentElement.dataset['jobView'] = ROWS;
  else delete document.documentElement.dataset['jobView'];
  view.write(isInRows ? ROWS : null);
}

/** Calls back whenever it is changed here. */
export const subscribeToJobView = view.subscribe;
