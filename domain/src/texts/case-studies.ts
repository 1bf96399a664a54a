import { line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';
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
