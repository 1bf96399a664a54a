import { PUBLIC_ORIGIN } from './public-origin.ts';

/** Paths for readers other than browsers; Hosting rewrites each to `pages`. */
export const FEED_PATHS = {
  sitemap: '/sitemap.xml',
  rss: '/jobs.rss',
  json: '/jobs.json',
  /** The feed of a search, whose parameters are the job list's. */
  searchRss: '/jobs/search.rss',
  searchJson: '/jobs/search.json',
  indeed: '/feeds/indeed.xml',
  linkedIn: '/feeds/linkedin.xml',
} as const;

/** The web manifest. */
export const MANIFEST_PATH = '/site.webmanifest';
/** Where to report a weakness (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

export const HOME_PATH = '/';

/** The pages of the admin area. */
export const ADMIN_PATHS = {
  dashboard: '/admin',
  login: '/admin/login',
  account: '/admin/account',
} as const;

/** The parts of the address of an item's form. */
export const FORM_PARAMS = { tab: 'tab', edit: 'edit', from: 'from' } as const;

/**
 * Marks a form opened from its public page, so that it leads back there. A flag rather than an address, which
 * anybody could put into a link.
 */
export const FROM_PAGE = 'page';

/**
 * Returns the address of an item's form.
 *
 * @param tab the kind's tab in the dashboard
 */
export function itemFormPath(tab: string, id: string, { isFromPage = false } = {}): string {
  const search = new URLSearchParams({
    [FORM_PARAMS.tab]: tab,
    [FORM_PARAMS.edit]: id,
    ...(isFromPage ? { [FORM_PARAMS.from]: FROM_PAGE } : {}),
  });
  return `${ADMIN_PATHS.dashboard}?${search.toString()}`;
}

export function jobPath(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`;
}

/** Returns the path of a sector's or location's page. */
export function landingPath({ kind, slug }: { kind: 'sector' | 'location'; slug: string }): string {
  return `/jobs/${kind}/${slug}`;
}

/** The path of the form to apply for a job, or for none in particular. */
export function applyPath(jobId?: string): string {
  return jobId === undefined ? '/apply' : `${jobPath(jobId)}/apply`;
}

/** The path of candidates' private links. */
export const APPLICATION_FOLDER = '/application';

/** Returns a candidate's private link. */
export function applicationPath(token: string): string {
  return `${APPLICATION_FOLDER}/${encodeURIComponent(token)}`;
}

/** The path of preview links. */
export const PREVIEW_FOLDER = '/preview';

/** Returns a preview link's address. */
export function previewPath(token: string): string {
  return `${PREVIEW_FOLDER}/${encodeURIComponent(token)}`;
}

export function caseStudyPath(id: string): string {
  return `/case-study/${encodeURIComponent(id)}`;
}

/** Returns a path without its fragment. */
export function withoutPlace(path: string): string {
  return path.replace(/#.*/, '');
}

/** Returns a path's canonical public address, whatever host served it. */
export function canonicalUrl(path: string): string {
  return `${PUBLIC_ORIGIN}${path}`;
}
