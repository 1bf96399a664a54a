import { jobInputSchema } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import { successToast, toggleToast } from '@/admin/content/content-tools';
import { defineContent } from '@/admin/content/define-content';
import { savedAs } from '@/admin/publishing/publishing';
import { jobFields } from './job-fields';

const MINUTE = 60_000;

export const jobs = defineContent('jobs', {
  fields: jobFields,
  schema: jobInputSchema,
  titleOf: ({ title }) => title,
  words: {
    heading: 'Manage Jobs',
    add: 'Add New Job',
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
  // A published draft gets the date of its publication.
  sentOnPublish: (now) => ({ postedAt: now }),
  staleTime: MINUTE,
  preview: {
    needs: ['title'],
    unedited: ['postedAt'],
    usePages: ({ id }) => ({ pages: { [jobPath(id)]: 'The job' } }),
  },
  formParts: async () => (await import('./job-form-parts')).jobFormParts,
});
export { jobs as definition };
