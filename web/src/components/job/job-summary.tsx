import type { ReactNode } from 'react';
import { styled } from '@/theme/styled';
import { CARD_RADIUS } from '@/theme/tokens';
import type { JobArticleModel } from './job-view-model';

const Box = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: CARD_RADIUS,
}));

const Facts = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const H2 = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));
const H4 = styled('h4')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }));

interface Props {
  job: JobArticleModel;
  level?: 2 | 4;
  /** What one can do about the job, below its facts. */
  children?: ReactNode;
}

/** The box that names a job by its number and says whether it is still open. */
export function JobSummary({ job, level = 2, children }: Props) {
  const Heading = level === 2 ? H2 : H4;
  return (
    <Box>
      <Heading>Job Summary</Heading>
      <Facts>
        <div>
          <dt>Job ID</dt>
          <dd>{`#${job.id}`}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{job.status}</dd>
        </div>
      </Facts>
      {children}
    </Box>
  );
}
