import { clsx } from 'clsx';
import skeleton from '@/site/jobs/breathing.module.css';
import styles from './job-article-skeleton.module.css';

/** The outline of a job to come. */
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
