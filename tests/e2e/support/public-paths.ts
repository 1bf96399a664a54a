import { plainPaths, type RouteName, routeNames, routes } from '../../../web/src/site/routes';

/** Paths of every kind of public document, one item of each kind, all of the seed. */
export const publicPaths: readonly string[] = [
  ...plainPaths,
  '/jobs/saved',
  '/jobs/1001',
  '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
];

/** Of a route with many addresses, one that the seed has. */
const EXAMPLES: Partial<Record<RouteName, string>> = {
  job: '/jobs/1001',
  jobApply: '/jobs/1001/apply',
  jobsBySector: '/jobs/sector/solar',
  jobsByLocation: '/jobs/location/united-kingdom',
};

/** Pages of which the seed has none, or which are asked for in another way. */
const WITHOUT_EXAMPLE = new Set<RouteName>(['caseStudy', 'preview', 'application']);

/** A path of every other route. */
export const routePaths: readonly string[] = routeNames
  .filter((name) => !WITHOUT_EXAMPLE.has(name))
  .map((name) => EXAMPLES[name] ?? routes[name].pattern);

/** An inactive job of the seed. */
export const INACTIVE_JOB = '/jobs/1002';
