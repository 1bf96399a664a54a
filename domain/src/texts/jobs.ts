import { line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';

/** The list of jobs. */
export const jobs = {
  title: 'Jobs',
  path: '/jobs',
  rows: {
    // The social picture says the same and is a file of the build (`seo/social-images.ts`).
    heading: line('Heading', TOP, 'Jobs that move the transition'),
    lead: paragraph(
      'Introduction',
      TOP,
      'Engineering, project and leadership roles with the companies that build clean energy and future mobility.',
    ),
    ...searchResult(
      'Jobs',
      'Engineering, project and leadership jobs in clean energy and future mobility: search by sector and location, and apply by e-mail.',
    ),
  },
} as const satisfies TextsDefinition;
