import { prerenderedPaths } from '../../web/src/config/prerendered-paths';

/** Paths of every kind of public document, one item of each kind, all of the seed. */
export const publicPaths: readonly string[] = [
  ...prerenderedPaths,
  '/jobs',
  '/jobs/1001',
  '/case-studies',
  '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
];

/** Jobs of the seed that nobody can apply for: an inactive one. */
export const CLOSED_JOB = '/jobs/1002';
