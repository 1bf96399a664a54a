import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { clsx } from 'clsx';
import { memo } from 'react';
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

interface CardProps {
  job: ListedJob;
  headingLevel: 2 | 3;
}

/** A job's card, which renders again only if the job changes. */
export const JobGridCard = memo(function JobGridCard({ job, headingLevel }: CardProps) {
  return <JobCard job={toJobCard(job)} headingLevel={headingLevel} />;
});
