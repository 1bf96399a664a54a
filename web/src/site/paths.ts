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

/** Paths for links: of each page by its route's name, and of items. */
export const paths = {
  ...(Object.fromEntries(
    routeNames.filter(isPlain).map((name) => [name, withAnchor(routes[name].pattern)]),
  ) as PlainPaths),
  caseStudy: caseStudyPath,
  /** The job list with filters in its search. */
  jobsWith: (filters: { q?: string; sector?: string; location?: string; remote?: string }) =>
    `${routes.jobs.pattern}?${new URLSearchParams(filters).toString()}`,
  job: jobPath,
  applyFor: applyPath,
  /** A sector's or a location's landing page. */
  landing: landingPath,
  admin: () => ADMIN_PATHS.dashboard,
};
