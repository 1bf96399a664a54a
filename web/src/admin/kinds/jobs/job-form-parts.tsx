import { styled } from '@mui/material/styles';
import type { Job } from '@torque-tide/contract/jobs';
import { useWatch } from 'react-hook-form';
import type { FormParts, SideProps } from '@/admin/content/define-content';
import { JobHeader } from '@/shared/content/job/job-header';
import { JobSections } from '@/shared/content/job/job-sections';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { JobChecks } from './job-checks';
import { jobFields, type JobValues, jobFromForm } from './job-fields';
import { PastedVacancies } from './pasted-vacancies';
import { splitAdvert } from './split-advert';

const Body = styled('div')(({ theme }) => ({
  '& dl': { marginTop: theme.spacing(3), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  overflowWrap: 'anywhere',
}));

const Gap = styled('div')(({ theme }) => ({ height: theme.spacing(4) }));

/** The job's page as it would look now, made of that page's own parts. */
function Preview({ control, item, now }: SideProps<Job, JobValues>) {
  const values = { ...jobFields.toValues(item), ...useWatch({ control }) };
  const job = jobFromForm(values, item, now);
  const article = toJobArticle({ ...job, title: job.title || 'Untitled job' });
  return (
    <Body>
      <JobHeader job={article} heading={<Title>{article.title}</Title>} />
      <Gap />
      <JobSections job={article} level={4} />
    </Body>
  );
}

export const jobFormParts: FormParts<Job, JobValues> = {
  splitText: splitAdvert,
  PastedItems: PastedVacancies,
  Preview,
  Checks: JobChecks,
};
