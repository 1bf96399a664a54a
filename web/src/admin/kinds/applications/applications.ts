import { APPLICATION_STATES } from '@torque-tide/contract/application-choices';
import {
  type Application,
  type ApplicationInput,
  applicationInputSchema,
} from '@torque-tide/contract/applications';
import { useJobChoices } from '@/admin/content/choices';
import { successToast } from '@/admin/content/content-tools';
import { defineContent } from '@/admin/content/define-content';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';
import { ApplicationFacts } from './application-facts';
import { NO_JOB } from './application-jobs';

const fields = defineFields<Application, ApplicationInput>()({
  name: field.line('Name', { isRequired: true }),
  email: field.line('E-mail', { type: 'email', beside: 'ways', isRequired: true }),
  phone: field.line('Telephone', { type: 'tel', beside: 'ways' }),
  jobId: field.choice('Job', { useChoices: useJobChoices, emptyLabel: NO_JOB, beside: 'work' }),
  state: field.oneOf('State', APPLICATION_STATES, { beside: 'work' }),
  words: field.text('A Few Words', { rows: 4 }),
  notes: field.text('Notes', { rows: 4, hint: 'The candidate doesn’t see them.' }),
});

export const definition = defineContent('applications', {
  fields,
  schema: applicationInputSchema,
  titleOf: ({ name }) => name,
  words: {
    heading: 'Applications',
    emptyHint: 'What candidates send on the site appears here.',
  },
  announcements: {
    deleted: ({ name, cvType }) =>
      successToast(`“${name}” deleted.`, cvType && 'The CV goes with it.'),
    patched: ({ name, state }) => successToast(`“${name}” moved to ‘${state}’.`),
  },
  loginHint: 'Please log in to see applications.',
  formParts: { Facts: ApplicationFacts },
});
