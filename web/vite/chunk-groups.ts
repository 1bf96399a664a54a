/**
 * What is put into chunks of its own. Left to itself the build makes one for every set of pages that
 * share a module: dozens of files, each of which costs a request. The parts that `boot.ts` starts
 * one by one must not be mixed, and nothing of the admin area may come to the public pages.
 */
export const chunkGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
  {
    name: 'styles',
    test: /node_modules\/(?:@emotion|stylis|@mui\/(?:system|styled-engine|private-theming|utils)|@mui\/material\/(?:styles|utils|Typography|ButtonBase?|CssBaseline|GlobalStyles))\//,
    priority: 4,
  },
  { name: 'router', test: /node_modules\/react-router/, priority: 4 },
  {
    name: 'data',
    test: /node_modules\/(?:@tanstack\/(?:query|react-query)|zod)|\/contract\/src\//,
    priority: 4,
  },
  // Small modules that many pages show.
  {
    name: 'shared',
    test: /\/web\/src\/(?:components|config|lib|theme)\/(?!admin)/,
    minShareCount: 5,
    priority: 2,
  },
];
