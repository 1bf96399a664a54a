import { PUBLIC_ORIGIN } from './public-origin.ts';

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

/** What the site is called where a system puts it among its apps. */
export const MANIFEST_PATH = '/site.webmanifest';
/** Where to tell of a weakness (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

export const HOME_PATH = '/';

/** The pages of the admin area, which is an app of its own. */
export const ADMIN_PATHS = {
  dashboard: '/admin',
  login: '/admin/login',
  account: '/admin/account',
} as const;

/** The parts of the address at which the admin area shows the form of an item. */
export const FORM_PARAMS = { tab: 'tab', edit: 'edit', from: 'from' } as const;

/**
 * Said of a form that was opened from the page that visitors see of its item, and leads back there: no
 * address, which anybody could put into a link.
 */
export const FROM_PAGE = 'page';

/**
 * The form of an item in the admin area.
 *
 * @param tab the kind's, as the dashboard has it in its address
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

/** The page of one sector's or one location's jobs. */
export function landingPath({ kind, slug }: { kind: 'sector' | 'location'; slug: string }): string {
  return `/jobs/${kind}/${slug}`;
}

/** Where links to what is not published yet lead. */
export const PREVIEW_FOLDER = '/preview';

/** The address of a link, which is all that it takes to see what it shows. */
export function previewPath(token: string): string {
  return `${PREVIEW_FOLDER}/${encodeURIComponent(token)}`;
}

export function caseStudyPath(id: string): string {
  return `/case-study/${encodeURIComponent(id)}`;
}

/** A path without the place on its page that it may name. */
export function withoutPlace(path: string): string {
  return path.replace(/#.*/, '');
}

/** The one public address of a path, whatever host served it. */
export function canonicalUrl(path: string): string {
  return `${PUBLIC_ORIGIN}${path}`;
}
