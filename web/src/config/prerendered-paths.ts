import { patterns } from './paths.ts';

const all = Object.values(patterns);

/** Pages that show published content first of all: the function `pages` makes their documents. */
export const servedPatterns: readonly string[] = [
  patterns.jobs,
  patterns.job,
  patterns.jobsBySector,
  patterns.jobsByLocation,
  patterns.caseStudies,
  patterns.caseStudy,
];

/** Routes that begin with the empty document. */
export const shellPatterns: readonly string[] = all.filter((pattern) =>
  pattern.startsWith(patterns.admin),
);

/** Paths whose documents are written when the site is built: the rest. */
export const prerenderedPaths: readonly string[] = all.filter(
  (pattern) => !servedPatterns.includes(pattern) && !shellPatterns.includes(pattern),
);
