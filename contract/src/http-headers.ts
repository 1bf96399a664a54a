/**
 * What answers tell browsers beside their content, for everything that serves one: the functions set
 * these headers themselves, and `npm run hosting` writes those of files into `firebase.json`.
 */

/** The inline script that chooses the colour scheme: a test compares this with every document. */
const FIRST_SCRIPT = "'sha256-sPS8MgwRWeoVgadlSd0qtHLnVRjzYJR/S9lVeC2OhkU='";

const DOCUMENT_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${FIRST_SCRIPT}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: http: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Of documents, whoever makes them, and of the files that they load. */
export const DOCUMENT_HEADERS = {
  ...EVERYWHERE,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': DOCUMENT_POLICY,
};

const DATA_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/** Of feeds, which other sites may read: nothing may run or frame them. */
export const FEED_HEADERS = DATA_HEADERS;

/** Of the API's answers, which only the site's own pages may read. */
export const API_HEADERS = {
  ...DATA_HEADERS,
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Pages show what is in them; by themselves they are nothing to find.
  'X-Robots-Tag': 'noindex',
};

/** Of what no search engine may list. */
export const UNLISTED_HEADERS = { 'X-Robots-Tag': 'noindex' };

const DAY_S = 24 * 60 * 60;

/** Of files whose names change with their content. */
export const NAMED_BY_CONTENT_HEADERS = {
  'Cache-Control': `public, max-age=${365 * DAY_S}, immutable`,
};

/** Of pictures and icons, whose names stay when they are drawn anew. */
export const PICTURE_HEADERS = { 'Cache-Control': `public, max-age=${DAY_S}` };
