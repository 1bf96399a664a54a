import { plainPaths, type RouteName, routeNames, routes } from '../../../web/src/site/routes';

/** Paths of every kind of public document, one seeded item of each kind. */
export const publicPaths: readonly string[] = [
  ...plainPaths,
  '/jobs/saved',
  '/jobs/1001',
  '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
];

/** A seeded address for each route with many addresses. */
const EXAMPLES: Partial<Record<RouteName, string>> = {
  job: '/jobs/1001',
  jobApply: '/jobs/1001/apply',
  jobsBySector: '/jobs/sector/solar',
  jobsByLocation: '/jobs/location/united-kingdom',
};

/** Pages without seeded content, or with a different check. */
const WITHOUT_EXAMPLE = new Set<RouteName>(['caseStudy', 'preview', 'application']);

/** A path for every other route. */
export const routePaths: readonly string[] = routeNames
  .filter((name) => !WITHOUT_EXAMPLE.has(name))
  .map((name) => EXAMPLES[name] ?? routes[name].pattern);

/** An inactive job of the seed. */
export const INACTIVE_JOB = '/jobs/1002';
