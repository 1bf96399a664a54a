import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { useMemo } from 'react';
import { JobGrid } from './job-grid';
import { useJobs } from './queries';
import { relatedJobs } from './related-jobs';

const HEADING_ID = 'related-jobs-heading';

const Root = styled('section')(({ theme }) => ({
  marginTop: 'clamp(4rem, 8vw, 6rem)',
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 3) },
  '@media print': { display: 'none' },
}));

interface Props {
  job: Job;
}

/** Jobs like this one. Secondary: while there are none, or they cannot be read, nothing stands here. */
export function RelatedJobs({ job }: Props) {
  const { data } = useJobs();
  const related = useMemo(() => relatedJobs(job, data ?? []), [job, data]);
  if (related.length === 0) return null;
  return (
    <Root aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID}>You may also like</h2>
      <JobGrid jobs={related} />
    </Root>
  );
}
