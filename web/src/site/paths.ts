import {
  ADMIN_PATHS,
  applyPath,
  caseStudyPath,
  jobPath,
  landingPath,
} from '@torque-tide/domain/paths';
import { MAIN_ID } from '@/shared/ui/layout/skip-link';
import { type PlainRoute, isPlain, routeNames, routes } from './routes.ts';

/** Ids of sections that links scroll to. */
export const anchors = {
  home: 'home',
  services: 'services',
  testimonials: 'testimonials',
  jobs: 'jobs',
  contact: 'contact',
  pricing: 'pricing',
  core: 'core',
  contract: 'contract',
  execSearch: 'exec-search',
  growth: 'growth',
  footer: 'footer',
  main: MAIN_ID,
} as const;

type Anchor = (typeof anchors)[keyof typeof anchors];
type PlainPaths = Record<PlainRoute, (anchor?: Anchor) => string>;

const withAnchor = (path: string) => (anchor?: Anchor) => (anchor ? `${path}#${anchor}` : path);

/** Addresses for links: each page that has one address, by its route's name, and those of items. */
export const paths = {
  ...(Object.fromEntries(
    routeNames.filter(isPlain).map((name) => [name, withAnchor(routes[name].pattern)]),
  ) as PlainPaths),
  caseStudy: caseStudyPath,
  /** The job list, with the filters set that it reads from its search. */
  jobsWith: (filters: { q?: string; sector?: string; location?: string; remote?: string }) =>
    `${routes.jobs.pattern}?${new URLSearchParams(filters).toString()}`,
  job: jobPath,
  applyFor: applyPath,
  /** One sector's or one place's jobs. */
  landing: landingPath,
  admin: () => ADMIN_PATHS.dashboard,
};
