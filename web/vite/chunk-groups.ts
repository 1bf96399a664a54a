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
    priority: 5,
  },
  {
    name: 'framework',
    // With what MUI needs as well, whose chunk would take it along.
    test: /node_modules\/(?:react|react-dom|scheduler|clsx)\/|\/web\/src\/(?:theme\/(?:tokens|color-scheme|use-color-mode)|lib\/stored-choice)\.ts/,
    priority: 4,
  },
  // What most MUI widgets need, and public pages bring with a widget alone.
  {
    name: 'mui',
    test: /node_modules\/(?:@emotion|stylis|@babel\/runtime|react-is|@mui\/(?:system|styled-engine|private-theming|utils|material\/(?:styles|utils|zero-styled|DefaultPropsProvider)))\/|\/web\/src\/theme\/(?:mui-theme|theme\.ts|overrides)/,
    priority: 3,
  },
  { name: 'router', test: /node_modules\/react-router/, priority: 3 },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(?:query|react-query)(?!.*\/queryOptions)/,
    priority: 3,
  },
  // What reads, the URL and messages need, a few lines each.
  {
    name: 'small',
    test: /\/(?:web\/src\/lib\/(?:api-error|api-query|back-to|document-reads|first-page|query-holder|reads|session-storage|use-document-read|pop-interceptor|use-is-hydrated|use-media-query|use-url-search|use-url-state|with-reads)|web\/src\/components\/(?:copy|toast\/(?:load-toaster|toast-context|use-toast))|contract\/src\/read-paths)/,
    priority: 3,
  },
  // Small modules that most public pages show.
  {
    name: 'shared',
    test: /\/web\/src\/(?:config|components\/(?:art|brand|button|contact-link|errors|icons|layout|motion|page|sector|solutions|state|text-link))/,
    minShareCount: 4,
    priority: 2,
  },
  // What lists of jobs have in common, and then what they share with the page of one.
  {
    name: 'job-lists',
    test: /\/web\/src\/features\/jobs\/(?:job-filter\.|job-list|load-failure|use-job-filters)/,
    minShareCount: 2,
    priority: 0,
  },
  {
    name: 'jobs-shared',
    test: /\/(?:web\/src\/(?:components\/job|features\/jobs\/(?:breathing|job-grid|jobs-page-frame|other-jobs|queries|related-jobs\.))|contract\/src\/(?:job-(?!landing-)|jobs-of|countries|published-job-places))/,
    minShareCount: 2,
    priority: 1,
  },
];
