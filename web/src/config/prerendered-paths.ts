import { patterns } from './paths.ts';

/** Paths whose documents are written when the site is built: public ones that name no item. */
export const prerenderedPaths: readonly string[] = Object.values(patterns).filter(
  (pattern) => !pattern.includes(':') && !pattern.startsWith(patterns.admin),
);

/** Routes that begin with an empty document: the rest. */
export const shellPatterns: readonly string[] = Object.values(patterns).filter(
  (pattern) => !prerenderedPaths.includes(pattern),
);
