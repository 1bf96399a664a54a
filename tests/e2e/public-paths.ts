import { plainPaths } from '../../web/src/site/routes';

/** Paths of every kind of public document, one item of each kind, all of the seed. */
export const publicPaths: readonly string[] = [
  ...plainPaths,
  '/jobs/saved',
  '/jobs/1001',
  '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
];

/** An inactive job of the seed. */
export const INACTIVE_JOB = '/jobs/1002';
