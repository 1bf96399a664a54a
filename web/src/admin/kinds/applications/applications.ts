import { applicationInputSchema } from '@torque-tide/contract/applications';
import { successToast } from '@/admin/content/content-tools';
import { defineContent } from '@/admin/content/define-content';
import { ApplicationFacts } from './application-facts';
import { applicationFields } from './application-fields';

export const definition = defineContent('applications', {
  fields: applicationFields,
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
