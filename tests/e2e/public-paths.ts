import { plainPaths, type RouteName, routeNames, routes } from '../../web/src/site/routes';

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
  jobsBySector: '/jobs/sector/solar',
  jobsByLocation: '/jobs/location/united-kingdom',
};

/** A path of every route but two: a preview wants a link of its own, and case studies are asked for. */
export const routePaths: readonly string[] = routeNames
  .filter((name) => name !== 'caseStudy' && name !== 'preview')
  .map((name) => EXAMPLES[name] ?? routes[name].pattern);

/** An inactive job of the seed. */
export const INACTIVE_JOB = '/jobs/1002';
