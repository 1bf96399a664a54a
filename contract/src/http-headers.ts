/**
 * Response headers. The functions set them themselves; `npm run hosting` writes those of files into
 * `firebase.json`. The reasons: docs/decisions/0017-content-policy.md.
 */

/** The hash of `before-first-paint.js`; a test compares it with every document. */
const FIRST_SCRIPT = "'sha256-nnpgYziOfjqszoBMOu/ZQTFl/W5RlFjjv1nIE9HcenY='";

/** The hash of the empty text: Emotion's style element is empty, and its rules are added one by one. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The app that a document starts. */
export type App = 'site' | 'admin';

/** Where each app may connect: the admin area also to Firebase (docs/decisions/0019-live.md). */
export const CONNECT_DIRECTIVE: Readonly<Record<App, string>> = {
  site: "connect-src 'self'",
  admin: [
    "connect-src 'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ].join(' '),
};

/** The admin area's one policy: pasted markup is parsed for its lines, never shown or run. */
export const PASTE_POLICY = 'pasted-text';

/** A document's permissions, apart from its styles. Anything unnamed is forbidden. */
const documentDirectives = (app: App) => [
  `script-src 'self' ${FIRST_SCRIPT}`,
  // Content refers to pictures on other hosts.
  "img-src 'self' https: data:",
  CONNECT_DIRECTIVE[app],
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // No code turns text into markup or scripts.
  "require-trusted-types-for 'script'",
  `trusted-types ${app === 'admin' ? PASTE_POLICY : "'none'"}`,
];

/** The policy in a document's `meta` element, with the base64 SHA-256 of each style element. */
export function documentPolicy(app: App, styleHashes: readonly string[]): string {
  const hashes = styleHashes.map((hash) => `'sha256-${hash}'`);
  const styles = ["'self'", ...hashes, ...(app === 'admin' ? [EMPTY_STYLE] : [])];
  return ["default-src 'none'", ...documentDirectives(app), `style-src ${styles.join(' ')}`].join(
    '; ',
  );
}

/** Headers of every response. */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Two years, in seconds.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    // The job search finds the nearest town; the position stays in the browser.
    .concat('geolocation=(self)')
    .join(', '),
};

/** The policy in the header. Styles are left to the document's own policy; browsers enforce both. */
function headerPolicy(app: App): string {
  return [
    ...documentDirectives(app),
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For documents and the files they load. */
export const DOCUMENT_HEADERS = {
  ...EVERYWHERE,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': headerPolicy('site'),
};

/** For the admin area's documents. */
export const ADMIN_DOCUMENT_HEADERS = { 'Content-Security-Policy': headerPolicy('admin') };

/** For data, and any other response that isn't a document: nothing in it may run or be framed. */
export const DATA_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For uploaded pictures: opened directly, they run and load nothing. */
export const MEDIA_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** For the API, which only our own pages may read. */
export const API_HEADERS = {
  ...DATA_HEADERS,
  // Useful inside pages, but not as search results.
  'X-Robots-Tag': 'noindex',
};

/** Keeps a response out of search engines. */
export const UNLISTED_HEADERS = { 'X-Robots-Tag': 'noindex' };

/** For secret addresses: no referrer, no search engines. */
export const PREVIEW_HEADERS = { ...UNLISTED_HEADERS, 'Referrer-Policy': 'no-referrer' };

const DAY_S = 24 * 60 * 60;

/** For files whose names change with their content. */
export const NAMED_BY_CONTENT_HEADERS = {
  'Cache-Control': `public, max-age=${365 * DAY_S}, immutable`,
};

/** For documents that are files, so that a release shows at once, and for missing files, which may come. */
export const REVALIDATED_HEADERS = { 'Cache-Control': 'no-cache' };

/** For pictures and icons that keep their names when they change, and that link previews embed. */
export const PICTURE_HEADERS = {
  'Cache-Control': `public, max-age=${DAY_S}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
