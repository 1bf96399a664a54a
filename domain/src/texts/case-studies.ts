import { line, paragraph, prose, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
const ROLES = 'Roles';
const END = 'End of the page';

/** The list of case studies. */
export const caseStudies = {
  title: 'Case studies',
  path: '/case-studies',
  rows: {
    heading: line('Heading', TOP, 'Case studies'),
    lead: paragraph(
      'Introduction',
      TOP,
      'The brief, the market as we found it, and who was hired in the end: clean energy and future mobility, one project at a time.',
    ),
    closingHeading: line('Closing Heading', END, 'Have a role like one of these?'),
    closing: paragraph(
      'Closing Words',
      END,
      'Tell us what the person has to achieve. We will say honestly whether we know the market for it.',
    ),
    ...searchResult(
      'Case Studies',
      'How we found engineers, project leaders and executives for companies in clean energy and future mobility.',
    ),
  },
} as const satisfies TextsDefinition;

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
