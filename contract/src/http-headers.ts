/**
 * What answers tell browsers beside their content, for everything that serves one: the functions set
 * these headers themselves, and `npm run hosting` writes those of files into `firebase.json`. Why they
 * say what they say: docs/decisions/0017-content-policy.md.
 */

/** The inline script, `before-first-paint.js`: a test compares this with every document. */
const FIRST_SCRIPT = "'sha256-0JohC4kD0MAQ/mxAdrWHHS9qAP55pmUcdONs8nQGM5w='";

/** Of the empty text: what Emotion's style element holds, whose rules it adds one by one. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers send what a policy has stopped: the path, and its name in `Reporting-Endpoints`. */
export const REPORTS_PATH = '/api/reports';
const REPORTS_NAME = 'reports';

/** Which of the two apps a document starts. */
export type App = 'site' | 'admin';

/** What each app may fetch: the admin area also Firebase (docs/decisions/0019-live.md). */
export const CONNECT_DIRECTIVE: Readonly<Record<App, string>> = {
  site: "connect-src 'self'",
  admin: [
    "connect-src 'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ].join(' '),
};

/** The admin area's one use of markup from text: pasted text is parsed for its lines, and never shown or run. */
export const PASTE_POLICY = 'pasted-text';

/** What a document may do, but for its styles. Whatever is not named here it may not. */
const documentDirectives = (app: App) => [
  `script-src 'self' ${FIRST_SCRIPT}`,
  // Content names pictures by their addresses.
  "img-src 'self' https: data:",
  CONNECT_DIRECTIVE[app],
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // No code makes markup or scripts out of text, and none may begin to.
  "require-trusted-types-for 'script'",
  `trusted-types ${app === 'admin' ? PASTE_POLICY : "'none'"}`,
];

/** The policy in a document's `meta` element, with the SHA-256 of each style element, in base64. */
export function documentPolicy(app: App, styleHashes: readonly string[]): string {
  const hashes = styleHashes.map((hash) => `'sha256-${hash}'`);
  const styles = ["'self'", ...hashes, ...(app === 'admin' ? [EMPTY_STYLE] : [])];
  return ["default-src 'none'", ...documentDirectives(app), `style-src ${styles.join(' ')}`].join(
    '; ',
  );
}

const REPORTING = `report-uri ${REPORTS_PATH}; report-to ${REPORTS_NAME}`;

/** Of every answer of every kind. */
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

/** The policy in the headers. It says nothing of styles: a document's own does, and a browser heeds both. */
function headerPolicy(app: App): string {
  return [
    ...documentDirectives(app),
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
    REPORTING,
  ].join('; ');
}

/** Of documents, whoever makes them, and of the files that they load. */
export const DOCUMENT_HEADERS = {
  ...EVERYWHERE,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': headerPolicy('site'),
  'Reporting-Endpoints': `${REPORTS_NAME}="${REPORTS_PATH}"`,
};

/** Of the admin area's documents, instead of what all documents have. */
export const ADMIN_DOCUMENT_HEADERS = { 'Content-Security-Policy': headerPolicy('admin') };

/** Of data, and of every answer that is nobody's document: nothing in it may run, or be framed. */
export const DATA_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Of uploaded pictures. One that is opened by itself is a document: it runs nothing and asks for nothing. */
export const MEDIA_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Of the API's answers, which only the site's own pages may read. */
export const API_HEADERS = {
  ...DATA_HEADERS,
  // Pages show what is in them; by themselves they are nothing to find.
  'X-Robots-Tag': 'noindex',
};

/** Of what no search engine may list. */
export const UNLISTED_HEADERS = { 'X-Robots-Tag': 'noindex' };

/** Of what only those see who were sent its address: nobody else may learn of it, or list it. */
export const PREVIEW_HEADERS = { ...UNLISTED_HEADERS, 'Referrer-Policy': 'no-referrer' };

const DAY_S = 24 * 60 * 60;

/** Of files whose names change with their content. */
export const NAMED_BY_CONTENT_HEADERS = {
  'Cache-Control': `public, max-age=${365 * DAY_S}, immutable`,
};

/** Of whatever else is asked for where such files are: it may be there a moment later. */
export const UNKNOWN_ASSET_HEADERS = { 'Cache-Control': 'no-cache' };

/** Of documents that are files: a browser asks whether its copy is the newest, so that a release is seen at once. */
export const WRITTEN_DOCUMENT_HEADERS = { 'Cache-Control': 'no-cache' };

/** Of pictures and icons, whose names stay when they are drawn anew, and which previews embed. */
export const PICTURE_HEADERS = {
  'Cache-Control': `public, max-age=${DAY_S}`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
