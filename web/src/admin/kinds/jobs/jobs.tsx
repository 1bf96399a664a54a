import { styled } from '@mui/material/styles';
import { type Job, jobInputSchema } from '@torque-tide/contract/jobs';
import { useWatch } from 'react-hook-form';
import { successToast, toggleToast } from '@/admin/content/announce';
import { defineContent, type SideProps } from '@/admin/content/define-content';
import { savedAs } from '@/admin/publishing/publishing';
import { JobHeader } from '@/shared/content/job/job-header';
import { JobSections } from '@/shared/content/job/job-sections';
import { toJobArticle } from '@/shared/content/job/job-view-model';
import { JobChecks } from './job-checks';
import { jobFields, type JobValues, jobFromForm } from './job-fields';
import { PastedVacancies } from './pasted-vacancies';
import { splitAdvert } from './split-advert';

const MINUTE = 60_000;

const Body = styled('div')(({ theme }) => ({
  '& dl': { marginTop: theme.spacing(3), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
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

/** Jobs, as the admin area edits them. */
export const jobs = defineContent('jobs', {
  fields: jobFields,
  schema: jobInputSchema,
  titleOf: ({ title }) => title,
  words: {
    heading: 'Manage Jobs',
    add: 'Add New Job',
    newTitle: 'Add New Job',
    editTitle: 'Edit Job',
    create: 'Create Job',
    update: 'Update Job',
    empty: 'No jobs found.',
    emptyHint: 'Add your first job posting.',
  },
  deletion: {
    as: 'dialog',
    title: 'Are you sure you want to delete this job?',
    text: () => 'This action cannot be undone. This will permanently delete the job posting:',
    subject: ({ title }) => title,
  },
  announcements: {
    saved: (job, isNew) => {
      const how = savedAs(job, new Date()) ?? (isNew ? 'created' : 'updated');
      return successToast(`“${job.title}” ${how}.`);
    },
    deleted: ({ title }) => successToast(`“${title}” deleted.`),
    patched: ({ title }, patch) => toggleToast(`“${title}”`, patch),
  },
  // What waited as a draft is as new as its publication.
  publishing: (now) => ({ postedAt: now }),
  splitText: splitAdvert,
  PastedItems: PastedVacancies,
  staleTime: MINUTE,
  isOrderedHere: true,
  Preview,
  Checks: JobChecks,
});
