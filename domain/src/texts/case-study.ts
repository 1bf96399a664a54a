import { line, prose, type TextsDefinition } from './text-rows';

const ROLES = 'Roles';
const END = 'End of the page';

/** Below every case study. */
export const caseStudy = {
  title: 'Below a case study',
  path: '/case-studies',
  on: { pages: ['caseStudy'], place: 'closing' },
  rows: {
    rolesHeading: line('Heading of the Roles', ROLES, 'Open roles in this field'),
    closingHeading: line('Closing Heading', END, 'Have a search like this one?'),
    closing: prose(
      'Closing Words',
      END,
      'Tell us the roles and the date. We will say who is out there, how long it takes and [what it costs](/growth#pricing).',
    ),
  },
} as const satisfies TextsDefinition;
