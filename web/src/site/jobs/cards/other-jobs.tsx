import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { useId } from 'react';
import { JobGrid } from './job-grid';
import styles from './other-jobs.module.css';

interface Props {
  title: string;
  jobs: readonly ListedJob[];
}

/** A few more jobs below a page's content; nothing if there are none. */
export function OtherJobs({ title, jobs }: Props) {
  const headingId = useId();
  if (jobs.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={headingId} data-below-screen="">
      <h2 id={headingId}>{title}</h2>
      <JobGrid jobs={jobs} />
    </section>
  );
}
