import type { ReactNode } from 'react';
import type { JobArticleModel } from '@/shared/content/job/job-article-model';
import styles from './job-summary.module.css';
import { ClosingDayRow } from './closing-day';

interface Props {
  job: JobArticleModel;
  /** Buttons below the facts. */
  children?: ReactNode;
}

/** The box with a job's closing date, pay and number. */
export function JobSummary({ job, children }: Props) {
  return (
    <section className={styles.box}>
      <h2 className={styles.heading}>Job Summary</h2>
      <dl className={styles.facts}>
        <ClosingDayRow job={job} />
        <div>
          <dt>Salary</dt>
          <dd>{job.salary}</dd>
        </div>
        <div>
          <dt>Job ID</dt>
          <dd>{`#${job.id}`}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{job.status}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
