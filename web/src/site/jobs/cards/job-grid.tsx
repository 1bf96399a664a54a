import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { JobCard } from './job-card';
import { toJobCard } from '@/shared/content/job/job-view-model';
import { CardGrid } from '@/site/ui/card/card-grid';
import styles from './job-grid.module.css';

/** More than the first screen of a phone shows. */
const FIRST_CARDS = 3;

interface Props {
  jobs: readonly ListedJob[];
  headingLevel?: 2 | 3;
}

/** Cards of a few jobs, all of them rendered: found by the browser's own search, and printed. */
export function JobGrid({ jobs, headingLevel = 3 }: Props) {
  return (
    <CardGrid className={clsx(styles.cardRows, styles.jobGrid)} data-dense="">
      {jobs.map((job, index) => (
        <li key={job.id} data-below-screen={index < FIRST_CARDS ? undefined : ''}>
          <JobGridCard job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </CardGrid>
  );
}

/** The card of one job, mapped again only when the job itself changes. */
export function JobGridCard({ job, headingLevel }: { job: ListedJob; headingLevel: 2 | 3 }) {
  const card = useMemo(() => toJobCard(job), [job]);
  return <JobCard job={card} headingLevel={headingLevel} />;
}
