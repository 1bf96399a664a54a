import { clsx } from 'clsx';
import skeleton from '@/site/jobs/breathing.module.css';
import styles from './pending-job.module.css';

/** A placeholder for a job. */
export function JobArticleSkeleton() {
  return (
    <div className={clsx(skeleton.breathing, styles.lines)} aria-hidden="true">
      <div />
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}

interface Props {
  /** True if the list has the job's data. */
  hasJob?: boolean;
}

/** Says that there is no connection and that the page will continue by itself. */
export function ReadLater({ hasJob = false }: Props) {
  return (
    <p className={styles.note} role="status">
      {hasJob
        ? 'No connection. This is the job as the list had it; it is read again by itself when there is one.'
        : 'No connection. The job opens by itself when there is one again.'}
    </p>
  );
}
