import { routeNames, rowOf } from '../src/site/routes.ts';

/** Folders with several pages. */
const families = [...new Set(routeNames.map(familyOf))].filter(
  (family) => routeNames.filter((name) => familyOf(name) === family).length > 1,
);

/**
 * The build's chunks. By default the bundler makes one for every set of pages that share a module:
 * dozens of files, each costing a request. The parts that `boot.ts` starts one by one must stay
 * apart, and the modules of one family of pages must not load with others.
 */
export const chunkGroups = [
  // Part of every document. A module shared with the app would pull the app in.
  {
    name: 'boot',
    test: /\/web\/src\/(?:site\/(?:app\/boot|document\/event-replay)|shared\/(?:browser\/(?:after-paint|first-use)|ui\/errors\/load-chunk))\.ts/,
    priority: 5,
  },
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|clsx)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router/, priority: 3 },
  {
    name: 'query',
    test: /node_modules\/@tanstack\/(?:query|react-query)(?!.*\/queryOptions)/,
    priority: 3,
  },
  // The queries, texts, URL state, messages, drawer, colour mode and landing pages: small modules
  // for every page.
  {
    name: 'small',
    test: /\/(?:contract\/src\/case-study-defaults|domain\/src\/(?:telephone|landings\/job-landings)|web\/src\/(?:shared\/(?:api\/(?:api-error|api-query|fetch-api|session-storage|use-read)|browser|settings|scroll\/scroll-to-element|theme\/color-scheme|ui\/toast\/use-toast)|site\/(?:document|layout\/drawer-dialog|texts)))\b/,
    priority: 3,
  },
  // Small modules of most pages.
  {
    name: 'shared',
    test: /\/web\/src\/(?:shared\/ui\/(?:art|brand|button|errors|icons|layout|page|sector|state)|site\/(?:layout|ui(?!\/(?:motion\/[\w-]*strip|prose))|solutions|enquiry\/contact-link|jobs\/saved-jobs|[\w-]+\.ts))\b/,
    minShareCount: 4,
    priority: 2,
  },
  // Shared by the header and the drawer, which loads later.
  {
    name: 'header',
    test: /\/web\/src\/site\/(?:layout\/(?:reach-links|site-links|use-close-drawer)|ui\/sheet\/sheet-dialog)\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Texts with paragraphs, lists and links; otherwise one family of pages would contain it.
  { name: 'prose', test: /\/web\/src\/site\/ui\/prose\//, minShareCount: 2, priority: 2 },
  // The top and bottom of simple pages.
  {
    name: 'page-frame',
    test: /\/web\/src\/site\/ui\/(?:page\/page-(?:intro|body)|call\/call-line)\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Moving strips, on Home and the sector pages only.
  {
    name: 'strip',
    test: /\/web\/src\/site\/ui\/motion\/[\w-]*strip/,
    minShareCount: 2,
    priority: 2,
  },
  // The queries of jobs, which case studies use too; otherwise they would contain them.
  {
    name: 'job-reads',
    test: /\/(?:web\/src\/site\/jobs\/queries|domain\/src\/(?:jobs\/job-(?:text|openness)|publication|dates|plain-text))\.ts/,
    minShareCount: 2,
    priority: 3,
  },
  // The job filter and its URL, for the list and landing pages.
  {
    name: 'job-filter',
    test: /\/domain\/src\/jobs\/job-filter(?:-url)?\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  // The rule for a landing page's jobs; the job list needs it last.
  {
    name: 'jobs-of-landing',
    test: /\/domain\/src\/(?:countries|jobs\/(?:jobs-of-landing|published-job-places))\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Consultants, which load late on most pages.
  {
    name: 'consultants',
    test: /\/(?:domain\/src\/consultants|web\/src\/(?:shared\/content\/consultant|site\/consultants))\//,
    minShareCount: 2,
    priority: 2,
  },
  // Otherwise the first family with cards would contain them.
  { name: 'cards', test: /\/web\/src\/site\/ui\/card\//, minShareCount: 2, priority: 2 },
  // Jobs, case studies and each folder's shared parts. A job's page doesn't need the cards of other
  // jobs at first.
  ...[
    'shared/content/job',
    'shared/content/case-study',
    'site/jobs',
    'site/jobs/cards',
    ...families.map((family) => `site/${family}`),
  ].map((folder) => ({
    name: `${folder.split('/').at(-1)}-parts`,
    // Excludes the ends of landing pages and the lower half of sector pages, which load late with
    // their case studies.
    test: new RegExp(
      `/web/src/${folder}/(?!landing-end|job-landing-|chosen-queries|select|pay-range|use-landing-jobs|related-jobs|saved-jobs|sector-rest|role-categories)[^/]+$`,
    ),
    minShareCount: 2,
    priority: 1,
  })),
  // Landing pages; the job list needs only their names.
  {
    name: 'landing-pages',
    test: /\/web\/src\/site\/landings\/job-landing-/,
    minShareCount: 2,
    priority: 0,
  },
  // The job search, shared in part by the list, its filters, Home and landing pages.
  {
    name: 'job-search',
    test: /\/web\/src\/(?:shared\/ui\/form\/search-field|site\/(?:jobs\/list|ui\/sheet\/sheet))\b/,
    minShareCount: 2,
    priority: 0,
  },
];

function familyOf(name: (typeof routeNames)[number]): string {
  return rowOf(name).page.split('/').slice(0, -1).join('/');
}

/** Chunks that every page has loaded once the app runs. */
const OF_EVERY_PAGE =
  /^assets\/(?:boot|framework|main|query|rolldown-runtime|router|shared|small)-/;

/**
 * Returns the files to preload with a lazy part. Files of every page are already loaded, so no page
 * has to name them; only the files that start the app preload them.
 *
 * @param deps files that the part needs
 * @param host its `hostId` is the file that imports the part
 */
export function preloadedParts(_part: string, deps: string[], host: { hostId: string }): string[] {
  return /^assets\/boot-|\.html$/.test(host.hostId)
    ? deps
    : deps.filter((file) => !OF_EVERY_PAGE.test(file));
}
