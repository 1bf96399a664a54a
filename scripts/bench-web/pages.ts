/** Pages of the demo content that stand for all others; the first is Home. */
export const PAGES: readonly (readonly [name: string, path: string])[] = [
  ['Home', '/'],
  ['Jobs', '/jobs'],
  ['A job', '/jobs/1001'],
  ['Clean Energy', '/clean-energy'],
  ['Growth', '/growth'],
  ['A case study', '/case-study/an-offshore-wind-package-team-before-the-tender-closed'],
];
