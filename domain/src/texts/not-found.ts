import { line, searchResult, type TextsDefinition } from './text-rows';

const TOP = 'Page';

/** The not-found page. */
export const notFound = {
  title: 'Page not found',
  path: '/404',
  rows: {
    heading: line('Heading', TOP, '404 Page Not Found'),
    hint: line('Hint', TOP, 'Did you forget to add the page to the router?'),
    ...searchResult('404 Page Not Found', 'There is no page at this address.'),
  },
} as const satisfies TextsDefinition;
