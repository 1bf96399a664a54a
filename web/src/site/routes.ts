import type { TextsName } from '@torque-tide/domain/texts/all-texts';

export interface RouteRow {
  /** The address as the router and Hosting match it. */
  pattern: string;
  /** The file in this folder that exports `Page`, without its extension. */
  page: string;
  /** The editable texts that it shows, by name (`domain/src/texts`). */
  texts?: readonly TextsName[];
  /**
   * The texts of the pages to which most of its links lead. Its document includes them, so that
   * those pages open at once.
   */
  nextTexts?: readonly TextsName[];
  /** True if the page can show stand-in texts when its own can't be fetched. */
  hasStandIns?: true;
  /** False for a visitor's private page, which the sitemap omits. */
  isListed?: false;
}

/**
 * The pages of the site. Router, links, documents, each page's list of files and the sitemap derive
 * from this table; `server/page-data.ts` has each page's data. Imports no page, so that links don't
 * load their code.
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
    page: 'sectors/sector/sector-page',
    texts: ['cleanEnergy'],
  },
  futureMobility: {
    pattern: '/future-mobility',
    page: 'sectors/sector/sector-page',
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
    page: 'landings/job-landing-page',
    texts: ['landing'],
    nextTexts: ['job'],
    hasStandIns: true,
  },
  jobsByLocation: {
    pattern: '/jobs/location/:slug',
    page: 'landings/job-landing-page',
    texts: ['landing'],
    nextTexts: ['job'],
    hasStandIns: true,
  },
  privacyPolicy: {
    pattern: '/privacy-policy',
    page: 'legal/legal-page',
    texts: ['privacyPolicy'],
  },
  termsOfService: {
    pattern: '/terms-of-service',
    page: 'legal/legal-page',
    texts: ['termsOfService'],
  },
  cookiesPolicy: {
    pattern: '/cookies-policy',
    page: 'legal/legal-page',
    texts: ['cookiesPolicy'],
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

export interface PageProps {
  /** The pattern of the page's route, for a file that several routes share. */
  pattern: string;
}

/** Returns a route's row with all optional fields. */
export const rowOf = (name: RouteName): RouteRow => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

/** The page of any other address. Not a route, because nothing links to it. */
export const NOT_FOUND = {
  pattern: '*',
  page: 'not-found/not-found-page',
  texts: ['notFound'],
  hasStandIns: true,
} as const satisfies RouteRow;

type IsPlain<Pattern extends string> = Pattern extends `${string}:${string}` ? false : true;

/** Routes without parameters. */
export type PlainRoute = {
  [Name in RouteName]: IsPlain<(typeof routes)[Name]['pattern']> extends true ? Name : never;
}[RouteName];

export const isPlain = (name: RouteName): name is PlainRoute => !routes[name].pattern.includes(':');

/** The paths that exist whatever the content, for the sitemap. */
export const plainPaths: readonly string[] = routeNames
  .filter((name) => isPlain(name) && rowOf(name).isListed !== false)
  .map((name) => routes[name].pattern);
