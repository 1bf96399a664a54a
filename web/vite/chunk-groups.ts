import { routeNames, rowOf } from '../src/site/routes.ts';

/** Folders of the site that hold several pages. */
const families = [...new Set(routeNames.map(familyOf))].filter(
  (family) => routeNames.filter((name) => familyOf(name) === family).length > 1,
);

/**
 * What is put into chunks of its own. Left to itself the build makes one for every set of pages that
 * share a module: dozens of files, each of which costs a request. The parts that `boot.ts` starts
 * one by one must not be mixed, and what one family of pages shares comes to no other.
 */
export const chunkGroups = [
  // What comes with every document. A module that it shares with the app would pull the app in.
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
  // What reads, texts, the URL, messages, the drawer, the header's number and mode and the halves of the
  // business need, a few lines each.
  {
    name: 'small',
    test: /\/(?:contract\/src\/case-study-defaults|domain\/src\/(?:telephone|landings\/job-landings)|web\/src\/(?:shared\/(?:api\/(?:api-error|api-query|fetch-api|session-storage|use-read)|browser|settings|scroll\/scroll-to-element|theme\/use-color-mode|ui\/toast\/use-toast)|site\/(?:document|layout\/drawer-dialog|texts)))\b/,
    priority: 3,
  },
  // Small modules that most public pages show. The oval is in many parts of them, all of
  // which come late: it belongs to the covers of case studies. The wall comes when something is not there.
  {
    name: 'shared',
    test: /\/web\/src\/(?:shared\/ui\/(?:art\/(?!oval|field-fragment|wall(?!-art))|brand|button|errors|icons|layout|page|sector|state)|site\/(?:layout|ui(?!\/(?:motion\/[\w-]*strip|prose))|solutions|enquiry\/contact-link|jobs\/saved-jobs|[\w-]+\.ts))\b/,
    minShareCount: 4,
    priority: 2,
  },
  // What header and drawer share, of which the drawer's part comes later.
  {
    name: 'header',
    test: /\/web\/src\/site\/(?:layout\/(?:reach-links|site-links|use-close-drawer)|ui\/sheet\/sheet-dialog)\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Texts with paragraphs, lists and links: one family of pages would keep them among its own parts.
  { name: 'prose', test: /\/web\/src\/site\/ui\/prose\//, minShareCount: 2, priority: 2 },
  // How pages of few words begin and end, a few lines each.
  {
    name: 'page-frame',
    test: /\/web\/src\/site\/ui\/(?:page\/page-(?:intro|body)|call\/call-line)\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Strips that drift by: Home's and the sectors' alone.
  {
    name: 'strip',
    test: /\/web\/src\/site\/ui\/motion\/[\w-]*strip/,
    minShareCount: 2,
    priority: 2,
  },
  // How jobs are read, which case studies do too: they would keep it among their own parts.
  {
    name: 'job-reads',
    test: /\/(?:web\/src\/site\/jobs\/queries|domain\/src\/(?:jobs\/job-(?:text|openness)|publication|dates|plain-text))\.ts/,
    minShareCount: 2,
    priority: 3,
  },
  // How jobs are searched, and the address of a search: landing pages list jobs and lead to searches.
  {
    name: 'job-filter',
    test: /\/domain\/src\/jobs\/job-filter(?:-url)?\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  // What each landing page lists, which the list of jobs shows last.
  {
    name: 'jobs-of-landing',
    test: /\/domain\/src\/(?:countries|jobs\/(?:jobs-of-landing|published-job-places))\b/,
    minShareCount: 2,
    priority: 2,
  },
  // Who can be asked, which comes late on most pages.
  {
    name: 'consultants',
    test: /\/(?:domain\/src\/consultants|web\/src\/(?:shared\/content\/consultant|site\/consultants))\//,
    minShareCount: 2,
    priority: 2,
  },
  // The first family that shows cards would take them along with its own parts.
  { name: 'cards', test: /\/web\/src\/site\/ui\/card\//, minShareCount: 2, priority: 2 },
  // How a job and a case study look, and what the pages of one folder share. A job does not need the
  // cards of others before its visitor has read it.
  ...[
    'shared/content/job',
    'shared/content/case-study',
    'site/jobs',
    'site/jobs/cards',
    ...families.map((family) => `site/${family}`),
  ].map((folder) => ({
    name: `${folder.split('/').at(-1)}-parts`,
    // What stands at the end of a landing page comes late, and with it the cards of case studies,
    // which no other page of jobs shows. So does the lower half of a sector page.
    test: new RegExp(
      `/web/src/${folder}/(?!landing-end|job-landing-|chosen-queries|select|pay-range|use-landing-jobs|related-jobs|saved-jobs|sector-rest|role-categories)[^/]+$`,
    ),
    minShareCount: 2,
    priority: 1,
  })),
  // What the landing pages show: a list of jobs needs their words alone.
  {
    name: 'landing-pages',
    test: /\/web\/src\/site\/landings\/job-landing-/,
    minShareCount: 2,
    priority: 0,
  },
  // The search of jobs, which the list and its filters, Home and the landing pages share in part.
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
