import type { Job } from '@torque-tide/contract/jobs';
import { useMemo } from 'react';
import { JobCard } from '@/components/job/job-card';
import { toJobCard } from '@/components/job/job-view-model';
import { styled } from '@/theme/styled';

/** One, two or three cards side by side. `columnsOf` in the virtual list counts by the same widths. */
export const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  jobs: readonly Job[];
  headingLevel?: 2 | 3;
}

/** Cards of a few jobs, all of them rendered: found by the browser's own search, and printed. */
export function JobGrid({ jobs, headingLevel = 3 }: Props) {
  return (
    <Grid>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobGridCard job={job} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}

/** The card of one job, mapped again only when the job itself changes. */
export function JobGridCard({ job, headingLevel }: { job: Job; headingLevel: 2 | 3 }) {
  const card = useMemo(() => toJobCard(job), [job]);
  return <JobCard job={card} headingLevel={headingLevel} />;
}
