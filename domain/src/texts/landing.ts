import { line, prose, type TextsDefinition } from './text-rows';

const STUDIES = 'Case studies';
const HIRING = 'Whoever hires there';

/**
 * Texts below the jobs of a sector or place; the page's other texts belong to the sector or place
 * itself.
 */
export const landing = {
  title: 'Jobs of a sector or a place',
  path: '/jobs',
  on: { pages: ['sector', 'location'], place: 'hiring' },
  rows: {
    studiesHeading: line('Heading of the Case Studies', STUDIES, 'What we have done here'),
    sectorHiringHeading: line(
      'Heading for Whoever Hires in a Sector',
      HIRING,
      'Hiring in this field?',
    ),
    placeHiringHeading: line('Heading for Whoever Hires at a Place', HIRING, 'Hiring here?'),
    hiring: prose(
      'Words for Whoever Hires',
      HIRING,
      'Tell us the roles and the date. We will say who is out there, how long it takes and [what it costs](/growth#pricing).',
    ),
  },
} as const satisfies TextsDefinition;
