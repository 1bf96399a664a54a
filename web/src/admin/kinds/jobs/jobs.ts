import { jobInputSchema } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import { successToast } from '@/admin/content/content-tools';
import { defineContent } from '@/admin/content/define-content';
import { savedAs } from '@/admin/publishing/publishing';
import { jobFields } from './job-fields';
import { jobFormParts } from './job-form-parts';

const MINUTE = 60_000;

export const jobs = defineContent('jobs', {
  fields: jobFields,
  schema: jobInputSchema,
  titleOf: ({ title }) => title,
  words: {
    add: 'Add New Job',
    create: 'Create Job',
    emptyHint: 'Add your first job posting.',
  },
  deletion: {
    as: 'dialog',
    title: 'Are you sure you want to delete this job?',
    text: ({ title }) =>
      `This action cannot be undone. This will permanently delete the job posting: ${title}`,
  },
  announcements: {
    saved: (job, isNew) => {
      const how = savedAs(job, new Date()) ?? (isNew ? 'created' : 'updated');
      return successToast(`“${job.title}” ${how}.`);
    },
  },
  // A published draft gets the date of its publication.
  sentOnPublish: (now) => ({ postedAt: now }),
  staleTime: MINUTE,
  preview: {
    needs: ['title'],
    unedited: ['postedAt'],
    usePages: ({ id }) => ({ pages: { [jobPath(id)]: 'The job' } }),
  },
  formParts: jobFormParts,
});

export { jobs as definition };
