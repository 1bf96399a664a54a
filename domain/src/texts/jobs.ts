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

/** The page of saved jobs. */
export const savedJobs = {
  title: 'Saved jobs',
  path: '/jobs/saved',
  rows: {
    heading: line('Heading', TOP, 'Saved jobs'),
    lead: paragraph(
      'Introduction',
      TOP,
      'They are kept in this browser alone: there is no account, and nobody else can see them.',
    ),
    ...searchResult('Saved jobs', 'The jobs that you have saved in this browser, side by side.'),
  },
} as const satisfies TextsDefinition;
