import { JOB_SORTS, type JobFilters, type JobSort } from '@torque-tide/domain/jobs/job-filter';
import { useId } from 'react';
import styles from './job-sort-select.module.css';

const NAMES: Readonly<Record<Exclude<JobSort, ''>, string>> = {
  newest: 'Newest',
  nearest: 'Nearest',
  pay: 'Salary',
  closing: 'Closing soon',
};

interface Props {
  value: JobSort;
  /** True where the search is near a place: only then is anything nearest. */
  isNear: boolean;
  onChange: (changes: Pick<JobFilters, 'sort'>) => void;
}

/** The order of the job list. */
export function JobSortSelect({ value, isNear, onChange }: Props) {
  const id = useId();
  const usual = isNear ? 'nearest' : 'newest';
  const isOffered = (sort: JobSort) => isNear || sort !== 'nearest';
  return (
    <div className={styles.root}>
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
