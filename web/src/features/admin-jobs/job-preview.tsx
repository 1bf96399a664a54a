import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { type Control, useWatch } from 'react-hook-form';
import { JobHeader } from '@/components/job/job-header';
import { JobSections } from '@/components/job/job-sections';
import { toJobArticle } from '@/components/job/job-view-model';
import { toDraftJob } from './job-draft';
import { type JobValues, toJobValues } from './job-values';

const Body = styled('div')(({ theme }) => ({
  '& dl': { marginTop: theme.spacing(3), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  overflowWrap: 'anywhere',
}));

const Gap = styled('div')(({ theme }) => ({ height: theme.spacing(4) }));

interface Props {
  control: Control<JobValues>;
  job: Job | undefined;
  /** When a new job would be posted. */
  now: string;
}

/** The job's page as it would look now, made of that page's own parts. */
export function JobPreview({ control, job, now }: Props) {
  const values = { ...toJobValues(job), ...useWatch({ control }) };
  const draft = toDraftJob(values, job, now);
  const article = toJobArticle({ ...draft, title: draft.title || 'Untitled job' });
  return (
    <Body>
      <JobHeader job={article} heading={<Title>{article.title}</Title>} />
      <Gap />
      <JobSections job={article} level={4} />
    </Body>
  );
}
