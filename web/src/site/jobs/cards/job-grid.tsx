import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { JobCard } from './job-card';
import { toJobCard } from '@/shared/content/job/job-view-model';
import { CardGrid } from '@/site/ui/card/card-grid';
import styles from './job-grid.module.css';

/** More cards than a phone's first screen shows. */
const FIRST_CARDS = 3;

interface Props {
  jobs: readonly ListedJob[];
  headingLevel?: 2 | 3;
}

/** A few jobs as cards, all rendered, so that find-in-page and print include them. */
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

/** A job's card; only a change of the job maps it again. */
export function JobGridCard({ job, headingLevel }: { job: ListedJob; headingLevel: 2 | 3 }) {
  const card = useMemo(() => toJobCard(job), [job]);
  return <JobCard job={card} headingLevel={headingLevel} />;
}
