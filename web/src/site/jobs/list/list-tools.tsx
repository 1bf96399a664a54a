import type { JobFilters, JobSort } from '@torque-tide/domain/jobs/job-filter';
import { useSyncExternalStore } from 'react';
import { areJobsInRows, setJobsInRows, subscribeToJobView } from './job-view';
import { JobSortSelect } from './job-sort-select';
import styles from './list-tools.module.css';

interface Props {
  sort: JobSort;
  isNear: boolean;
  onChange: (changes: Pick<JobFilters, 'sort'>) => void;
}

/** How the job list is shown: its order, and cards or one row for each job. */
export function ListTools({ sort, isNear, onChange }: Props) {
  const isInRows = useSyncExternalStore(subscribeToJobView, areJobsInRows, () => false);
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
