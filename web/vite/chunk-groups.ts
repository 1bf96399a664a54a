/**
 * What is put into chunks of its own. Left to itself the build makes one for every set of pages that
 * share a module: dozens of files, each of which costs a request. The parts that `boot.ts` starts
 * one by one must not be mixed, and nothing that only the admin area needs may come to every page.
 */
export const chunkGroups = [
  // What comes with every document. A module that it shares with the app would pull the app in.
  {
    name: 'boot',
    test: /\/web\/src\/(?:boot|early-actions|lib\/(?:hydrated-event|first-use))\.ts/,
    priority: 4,
  },
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'styles',
    test: /node_modules\/(?:@emotion|stylis|@babel\/runtime)\/|\/web\/src\/theme\/(?!mui-theme|theme\.ts|overrides)/,
    priority: 2,
  },
  // What most MUI widgets need, and public pages bring with a widget alone.
  {
    name: 'mui',
    test: /node_modules\/(?:react-is|@mui\/(?:system|styled-engine|private-theming|utils|material\/(?:styles|utils|zero-styled|DefaultPropsProvider)))\/|\/web\/src\/theme\/(?:mui-theme|theme\.ts|overrides)/,
    priority: 2,
  },
  { name: 'router', test: /node_modules\/react-router/, priority: 2 },
  { name: 'query', test: /node_modules\/@tanstack\/(?:query|react-query)/, priority: 2 },
  // Small modules that most public pages show.
  {
    name: 'shared',
    test: /\/web\/src\/(?:config|components\/(?:art|brand|button|contact-link|errors|icons|layout|motion|page|sector|solutions|state|text-link))/,
    minShareCount: 4,
    priority: 1,
  },
];
