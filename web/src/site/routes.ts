/** One page of the site. */
interface RouteRow {
  /** The address as the router and Hosting match it. */
  pattern: string;
  /** The file in this folder, without its ending, that exports the page as `Page`. */
  page: string;
  /**
   * Who makes its document: the build, when its text is known by then, or the function `pages`, on
   * request, from the published content (`server/page-data.ts` says which).
   */
  document: 'written' | 'served';
  /** False for a page that is a visitor's own: no sitemap has it. */
  isListed?: false;
  /** Structured data that is true of the page whatever the content is. */
  describes?: 'organization';
}

/**
 * The pages of the site: the one table of routes, of which everything else is made. Router,
 * links, documents, the list of files that a page needs, the sitemap and the rewrites of Hosting
 * (`npm run hosting`). No page is imported here, so that a link to one does not bring its code.
 */
export const routes = {
  home: { pattern: '/', page: 'home/home-page', document: 'written', describes: 'organization' },
  about: {
    pattern: '/about',
    page: 'about/about-page',
    document: 'served',
    describes: 'organization',
  },
  growth: { pattern: '/growth', page: 'growth/growth-page', document: 'written' },
  services: { pattern: '/services', page: 'services/services-page', document: 'written' },
  sectors: { pattern: '/sectors', page: 'sectors/sectors-page', document: 'written' },
  cleanEnergy: {
    pattern: '/clean-energy',
    page: 'sectors/sector/clean-energy-page',
    document: 'written',
  },
  futureMobility: {
    pattern: '/future-mobility',
    page: 'sectors/sector/future-mobility-page',
    document: 'written',
  },
  caseStudies: {
    pattern: '/case-studies',
    page: 'case-studies/case-studies-page',
    document: 'served',
  },
  caseStudy: {
    pattern: '/case-study/:id',
    page: 'case-studies/case-study-page',
    document: 'served',
  },
  jobs: { pattern: '/jobs', page: 'jobs/list/jobs-page', document: 'served' },
  savedJobs: {
    pattern: '/jobs/saved',
    page: 'jobs/saved/saved-jobs-page',
    document: 'served',
    isListed: false,
  },
  preview: {
    pattern: '/preview/:token',
    page: 'preview/preview-page',
    document: 'served',
    isListed: false,
  },
  job: { pattern: '/jobs/:id', page: 'jobs/job/job-page', document: 'served' },
  jobsBySector: {
    pattern: '/jobs/sector/:slug',
    page: 'landings/jobs-by-sector-page',
    document: 'served',
  },
  jobsByLocation: {
    pattern: '/jobs/location/:slug',
    page: 'landings/jobs-by-location-page',
    document: 'served',
  },
  privacyPolicy: {
    pattern: '/privacy-policy',
    page: 'legal/privacy-policy-page',
    document: 'written',
  },
  termsOfService: {
    pattern: '/terms-of-service',
    page: 'legal/terms-of-service-page',
    document: 'written',
  },
  cookiesPolicy: {
    pattern: '/cookies-policy',
    page: 'legal/cookies-policy-page',
    document: 'written',
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

/** The row of any route, with every field that a row may have. */
export const rowOf = (name: RouteName): RouteRow => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

/** The page of any other address. It is no row: nothing leads to it. */
export const NOT_FOUND = { pattern: '*', page: 'not-found/not-found-page' } as const;

type NamesWith<Document extends RouteRow['document']> = {
  [Name in RouteName]: (typeof routes)[Name]['document'] extends Document ? Name : never;
}[RouteName];

/** Routes whose documents the function `pages` makes. */
export type ServedRoute = NamesWith<'served'>;

type IsPlain<Pattern extends string> = Pattern extends `${string}:${string}` ? false : true;

/** Routes that have one address each. */
export type PlainRoute = {
  [Name in RouteName]: IsPlain<(typeof routes)[Name]['pattern']> extends true ? Name : never;
}[RouteName];

export const isPlain = (name: RouteName): name is PlainRoute => !routes[name].pattern.includes(':');

/** Addresses whose documents are written when the site is built. */
export const writtenPaths: readonly string[] = routeNames
  .filter((name) => routes[name].document === 'written')
  .map((name) => routes[name].pattern);

/** Patterns of the addresses that Hosting passes on to the function `pages`. */
export const servedPatterns: readonly string[] = routeNames
  .filter((name) => routes[name].document === 'served')
  .map((name) => routes[name].pattern);

/** The addresses that are there whatever the content is: the sitemap's beginning. */
export const plainPaths: readonly string[] = routeNames
  .filter((name) => isPlain(name) && rowOf(name).isListed !== false)
  .map((name) => routes[name].pattern);
