import {
  ADMIN_DOCUMENT_HEADERS,
  DOCUMENT_HEADERS,
  MEDIA_HEADERS,
  NAMED_BY_CONTENT_HEADERS,
  PICTURE_HEADERS,
  PREVIEW_HEADERS,
  REVALIDATED_HEADERS,
  UNLISTED_HEADERS,
} from '@torque-tide/contract/http-headers';
import { MEDIA_FOLDER } from '@torque-tide/contract/media';
import { ADMIN_PATHS, APPLICATION_FOLDER, PREVIEW_FOLDER } from '@torque-tide/domain/paths';

const REGION = 'europe-west2';

/** `pinTag` binds a function's revision to the site's release: they are rolled back together. */
const api = { functionId: 'api', region: REGION, pinTag: true };
/** The function that renders pages and feeds, and the not-found page. */
const pages = { functionId: 'pages', region: REGION, pinTag: true };

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

/** Among several rules for the same header and path, Hosting uses the last. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Returns the parts of `firebase.json` that follow from the admin area's paths and the table of headers. */
export interface HostingConfig {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/** `**` alone doesn't match path segments that start with a dot, such as `/.well-known`. */
const EVERY_PATH = '{**,**/.*,**/.*/**}';

/** The addresses of the admin area's document, without a trailing slash. */
const adminAddresses = Object.values(ADMIN_PATHS).map((path) => path.slice(1));

export function hostingConfig(): HostingConfig {
  return {
    rewrites: [
      ...['/api', '/api/**'].map((source) => ({ source, function: api })),
      // The dashboard is a file; the same document serves the area's other pages.
      ...[ADMIN_PATHS.login, ADMIN_PATHS.account].map((source) => ({
        source,
        destination: '/admin.html',
      })),
      // Everything else that isn't a file, so a new page needs no rule.
      { source: EVERY_PATH, function: pages },
    ],
    headers: [
      rule(EVERY_PATH, DOCUMENT_HEADERS),
      // The last rule for a header wins.
      rule('/{admin,admin/**}', ADMIN_DOCUMENT_HEADERS),
      rule(`/{${adminAddresses.join(',')}}`, REVALIDATED_HEADERS),
      rule('/{admin,admin/**}', UNLISTED_HEADERS),
      rule(`${PREVIEW_FOLDER}/**`, PREVIEW_HEADERS),
      rule(`${APPLICATION_FOLDER}/**`, PREVIEW_HEADERS),
      // The function decides how long it is cached.
      rule(`${MEDIA_FOLDER}/**`, MEDIA_HEADERS),
      rule('/assets/**', REVALIDATED_HEADERS),
      picturesRule(['panoramas', 'social', 'icons']),
      rule('/{favicon.svg,favicon.ico,apple-touch-icon.png}', PICTURE_HEADERS),
    ],
  };
}

/** A file of a build: its name ends with eight characters of a content hash. */
const HASHED_FILE = /-([\w-]{4})[\w-]{4}\.(\w+)$/;

/**
 * Returns a rule that lets browsers cache a build's files for a year. Hosting also adds headers to a 404, so
 * the rule names the files by the first four characters of their hashes. Of another build's files, which are
 * missing, it matches one in fifty thousand.
 *
 * @param names of the files in `/assets`
 * @throws {Error} if a name has no hash
 */
export function assetsRule(names: readonly string[]): HeaderRule {
  const parts = names.map((name) => {
    const [, hash, ending] = HASHED_FILE.exec(name) ?? [];
    if (!hash || !ending) throw new Error(`${name} in /assets has no hash in its name`);
    return { hash, ending };
  });
  const hashes = parts.map(({ hash }) => hash).join('|');
  const endings = [...new Set(parts.map(({ ending }) => ending))].join('|');
  return rule(`/assets/*-@(${hashes})????.@(${endings})`, NAMED_BY_CONTENT_HEADERS);
}

/** Returns a rule that lets browsers cache a folder's pictures for a day, and other sites embed them. */
export function picturesRule(folders: readonly string[]): HeaderRule {
  return rule(`/{${folders.join(',')}}/**`, PICTURE_HEADERS);
}

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
