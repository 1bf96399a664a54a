import { type Job, jobInputSchema } from '@torque-tide/contract/jobs';
import { jobPath } from '@torque-tide/domain/paths';
import type { FormParts } from '@/admin/content/define-content';
import { itemPreviewOf } from '@/admin/page-preview/page-preview';
import { GoogleLine } from './google-line';
import { jobFields, type JobValues } from './job-fields';
import { splitAdvert } from './split-advert';

export const jobFormParts: FormParts<Job, JobValues> = {
  splitText: splitAdvert,
  Preview: itemPreviewOf({
    kind: 'jobs',
    fields: jobFields,
    schema: jobInputSchema,
    needs: 'title',
    pageOf: (id) => ({ [jobPath(id)]: 'The job' }),
    unedited: ['postedAt'],
  }),
  Checks: GoogleLine,
};
