import type { TextsName } from '@torque-tide/domain/texts/all-texts';

/** One page of the site. */
export interface RouteRow {
  /** The address as the router and Hosting match it. */
  pattern: string;
  /** The file in this folder, without its ending, that exports the page as `Page`. */
  page: string;
  /** The texts that the owner can change, by their names (`domain/src/texts`). */
  texts?: readonly TextsName[];
  /** Texts of the pages that most of its links lead to: its document brings them, so that these open at once. */
  nextTexts?: readonly TextsName[];
  /** True where the page has words that stand in for its texts, so that it is shown where nobody has these. */
  hasStandIns?: true;
  /** False for a page that is a visitor's own: no sitemap has it. */
  isListed?: false;
}

/**
 * The pages of the site: the one table of routes, of which everything else is made. Router,
 * links, documents, the list of files that a page needs and the sitemap. What a page shows besides its own
 * text says `server/page-data.ts`. No page is imported here, so that a link to one does not bring its code.
 */
export const routes = {
  home: {
    pattern: '/',
    page: 'home/home-page',
    texts: ['home', 'solutions', 'contact'],
    nextTexts: ['jobs', 'growth'],
  },
  about: { pattern: '/about', page: 'about/about-page', texts: ['about'] },
  growth: { pattern: '/growth', page: 'growth/growth-page', texts: ['growth', 'contact'] },
  services: {
    pattern: '/services',
    page: 'services/services-page',
    texts: ['services', 'solutions'],
  },
  sectors: { pattern: '/sectors', page: 'sectors/sectors-page', texts: ['sectors'] },
  cleanEnergy: {
    pattern: '/clean-energy',
    page: 'sectors/sector/clean-energy-page',
    texts: ['cleanEnergy'],
  },
  futureMobility: {
    pattern: '/future-mobility',
    page: 'sectors/sector/future-mobility-page',
    texts: ['futureMobility'],
  },
  caseStudies: {
    pattern: '/case-studies',
    page: 'case-studies/case-studies-page',
    texts: ['caseStudies'],
    nextTexts: ['caseStudy'],
    hasStandIns: true,
  },
  caseStudy: {
    pattern: '/case-study/:id',
    page: 'case-studies/case-study-page',
    texts: ['caseStudy'],
    hasStandIns: true,
  },
  jobs: {
    pattern: '/jobs',
    page: 'jobs/list/jobs-page',
    texts: ['jobs'],
    nextTexts: ['job'],
    hasStandIns: true,
  },
  savedJobs: {
    pattern: '/jobs/saved',
    page: 'jobs/saved/saved-jobs-page',
    texts: ['savedJobs'],
    nextTexts: ['job'],
    hasStandIns: true,
    isListed: false,
  },
  apply: { pattern: '/apply', page: 'apply/apply-page' },
  jobApply: { pattern: '/jobs/:id/apply', page: 'apply/apply-page', isListed: false },
  application: {
    pattern: '/application/:token',
    page: 'apply/application-page',
    isListed: false,
  },
  preview: {
    pattern: '/preview/:token',
    page: 'preview/preview-page',
    isListed: false,
  },
  job: { pattern: '/jobs/:id', page: 'jobs/job/job-page', texts: ['job'], hasStandIns: true },
  jobsBySector: {
    pattern: '/jobs/sector/:slug',
    page: 'landings/jobs-by-sector-page',
    texts: ['landing'],
    nextTexts: ['job'],
    hasStandIns: true,
  },
  jobsByLocation: {
    pattern: '/jobs/location/:slug',
    page: 'landings/jobs-by-location-page',
    texts: ['landing'],
    nextTexts: ['job'],
    hasStandIns: true,
  },
  privacyPolicy: {
    pattern: '/privacy-policy',
    page: 'legal/privacy-policy-page',
    texts: ['privacyPolicy'],
  },
  termsOfService: {
    pattern: '/terms-of-service',
    page: 'legal/terms-of-service-page',
    texts: ['termsOfService'],
  },
  cookiesPolicy: {
    pattern: '/cookies-policy',
    page: 'legal/cookies-policy-page',
    texts: ['cookiesPolicy'],
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

/** The row of any route, with every field that a row may have. */
export const rowOf = (name: RouteName): RouteRow => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

/** The page of any other address. It is no row: nothing leads to it. */
export const NOT_FOUND = {
  pattern: '*',
  page: 'not-found/not-found-page',
  texts: ['notFound'],
  hasStandIns: true,
} as const satisfies RouteRow;

type IsPlain<Pattern extends string> = Pattern extends `${string}:${string}` ? false : true;

/** Routes that have one address each. */
export type PlainRoute = {
  [Name in RouteName]: IsPlain<(typeof routes)[Name]['pattern']> extends true ? Name : never;
}[RouteName];

export const isPlain = (name: RouteName): name is PlainRoute => !routes[name].pattern.includes(':');

/** The addresses that are there whatever the content is: the sitemap's beginning. */
export const plainPaths: readonly string[] = routeNames
  .filter((name) => isPlain(name) && rowOf(name).isListed !== false)
  .map((name) => routes[name].pattern);
