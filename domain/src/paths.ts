import { brand } from './brand';
import type { JobLanding } from './landings/job-landings';

/** What readers other than browsers fetch; each is a rewrite of Hosting to the `pages` function. */
export const FEED_PATHS = {
  sitemap: '/sitemap.xml',
  rss: '/jobs.rss',
  json: '/jobs.json',
  /** The jobs of one search, which the address names as that of the job list does. */
  searchRss: '/jobs/search.rss',
  searchJson: '/jobs/search.json',
  indeed: '/feeds/indeed.xml',
  linkedIn: '/feeds/linkedin.xml',
} as const;

export const HOME_PATH = '/';

/** The pages of the admin area, which is an app of its own. */
export const ADMIN_PATHS = {
  dashboard: '/admin',
  login: '/admin/login',
  account: '/admin/account',
} as const;

export function jobPath(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`;
}

/** The page of one sector's or one location's jobs. */
export function landingPath({ kind, slug }: Pick<JobLanding, 'kind' | 'slug'>): string {
  return `/jobs/${kind}/${slug}`;
}

export function caseStudyPath(id: string): string {
  return `/case-study/${encodeURIComponent(id)}`;
}

/** The one public address of a path, whatever host served it. */
export function canonicalUrl(path: string): string {
  return `${brand.siteUrl}${path}`;
}
