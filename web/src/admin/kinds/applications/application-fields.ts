import { APPLICATION_STATES } from '@torque-tide/contract/application-choices';
import type { Application, ApplicationInput } from '@torque-tide/contract/applications';
import { useJobChoices } from '@/admin/content/choices';
import { defineFields } from '@/admin/fields/define-fields';
import * as field from '@/admin/fields/field-rows';

/** Shown for an application without a job. */
export const NO_JOB = 'No job in particular';

export const applicationFields = defineFields<Application, ApplicationInput>()({
  name: field.line('Name', { isRequired: true }),
  email: field.line('E-mail', { type: 'email', beside: 'ways', isRequired: true }),
  phone: field.line('Telephone', { type: 'tel', beside: 'ways' }),
  jobId: field.choice('Job', { useChoices: useJobChoices, emptyLabel: NO_JOB, beside: 'work' }),
  state: field.oneOf('State', APPLICATION_STATES, { beside: 'work' }),
  words: field.text('A Few Words', { rows: 4 }),
  notes: field.text('Notes', { rows: 4, hint: 'The candidate doesn’t see them.' }),
});

export type ApplicationValues = ReturnType<typeof applicationFields.toValues>;
