import { JOB_SORTS, type JobFilters, type JobSort } from '@torque-tide/domain/jobs/job-filter';
import { useId, useSyncExternalStore } from 'react';
import styles from './list-tools.module.css';
import { createStoredText } from '@/shared/browser/stored-choice';

interface Props {
  sort: JobSort;
  isNear: boolean;
  onChange: (changes: Pick<JobFilters, 'sort'>) => void;
}

/** The list's order and its compact view. */
export function ListTools({ sort, isNear, onChange }: Props) {
  const isInRows = useSyncExternalStore(view.subscribe, view.read, () => null) === ROWS;
  return (
    <div className={styles.root}>
      <JobSortSelect value={sort} isNear={isNear} onChange={onChange} />
      <button
        className={styles.toggle}
        type="button"
        aria-pressed={isInRows}
        onClick={() => setJobsInRows(!isInRows)}
      >
        Compact list
      </button>
    </div>
  );
}

const ROWS = 'rows';

// `before-first-paint.js` reads it too.
const view = createStoredText('job-view');

/** Stores the view and applies it: an attribute of the root element turns cards into rows. */
function setJobsInRows(isInRows: boolean): void {
  if (isInRows) document.documentElement.dataset['jobView'] = ROWS;
  else delete document.documentElement.dataset['jobView'];
  view.write(isInRows ? ROWS : null);
}

const NAMES: Readonly<Record<Exclude<JobSort, ''>, string>> = {
  newest: 'Newest',
  nearest: 'Nearest',
  pay: 'Salary',
  closing: 'Closing soon',
};

interface JobSortSelectProps {
  value: JobSort;
  /** True if the search has a place, so that jobs can be sorted by distance. */
  isNear: boolean;
  onChange: (changes: Pick<JobFilters, 'sort'>) => void;
}

function JobSortSelect({ value, isNear, onChange }: JobSortSelectProps) {
  const id = useId();
  const usual = isNear ? 'nearest' : 'newest';
  const isOffered = (sort: JobSort) => isNear || sort !== 'nearest';
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        value={value !== '' && isOffered(value) ? value : usual}
        onChange={({ target }) => {
          const sort = JOB_SORTS.find((each) => each === target.value);
          onChange({ sort: sort === undefined || sort === usual ? '' : sort });
        }}
      >
        {JOB_SORTS.filter(isOffered).map((sort) => (
          <option key={sort} value={sort}>
            {NAMES[sort]}
          </option>
        ))}
      </select>
    </div>
  );
}
