import type { Job } from '@torque-tide/contract/jobs';
import { useId } from 'react';
import { styled } from '@/theme/styled';
import { JobGrid } from './job-grid';

const Root = styled('section')(({ theme }) => ({
  marginTop: 'clamp(4rem, 8vw, 6rem)',
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { ...theme.typography.h3, margin: theme.spacing(0, 0, 3) },
  '@media print': { display: 'none' },
}));

interface Props {
  title: string;
  jobs: readonly Job[];
}

/** A few more jobs below what a page is about; without any, nothing. */
export function OtherJobs({ title, jobs }: Props) {
  const headingId = useId();
  if (jobs.length === 0) return null;
  return (
    <Root aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <JobGrid jobs={jobs} />
    </Root>
  );
}
