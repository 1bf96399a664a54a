import { line, paragraph, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Top of the page';

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
