import {
  ADMIN_DOCUMENT_HEADERS,
  DOCUMENT_HEADERS,
  MEDIA_HEADERS,
  NAMED_BY_CONTENT_HEADERS,
  PICTURE_HEADERS,
  PREVIEW_HEADERS,
  UNKNOWN_ASSET_HEADERS,
  UNLISTED_HEADERS,
  WRITTEN_DOCUMENT_HEADERS,
} from '@torque-tide/contract/http-headers';
import { MEDIA_FOLDER } from '@torque-tide/contract/media';
import { ADMIN_PATHS, PREVIEW_FOLDER } from '@torque-tide/domain/paths';

const REGION = 'europe-west2';

/** `pinTag` binds a function's revision to the release of the site: they go forward and back together. */
const api = { functionId: 'api', region: REGION, pinTag: true };
/** The function that makes pages and feeds, and says what is neither. */
const pages = { functionId: 'pages', region: REGION, pinTag: true };

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

/** Of several rules that name the same header for a path, Hosting heeds the last. */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The parts of `firebase.json` that follow from the paths of the admin area and the table of headers. */
export interface HostingConfig {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/** `**` alone reaches no part of a path that begins with a dot, such as `/.well-known`. */
const EVERY_PATH = '{**,**/.*,**/.*/**}';

/** The addresses of the one document that is a file, without their slash. */
const adminAddresses = Object.values(ADMIN_PATHS).map((path) => path.slice(1));

export function hostingConfig(): HostingConfig {
  return {
    rewrites: [
      ...['/api', '/api/**'].map((source) => ({ source, function: api })),
      // The dashboard's is a file; the same document serves the other pages of the admin area.
      ...[ADMIN_PATHS.login, ADMIN_PATHS.account].map((source) => ({
        source,
        destination: '/admin.html',
      })),
      // Whatever else is no file. A new page is one without a word here.
      { source: EVERY_PATH, function: pages },
    ],
    headers: [
      rule(EVERY_PATH, DOCUMENT_HEADERS),
      // Of several rules for one header the last counts.
      rule('/{admin,admin/**}', ADMIN_DOCUMENT_HEADERS),
      rule(`/{${adminAddresses.join(',')}}`, WRITTEN_DOCUMENT_HEADERS),
      rule('/{admin,admin/**}', UNLISTED_HEADERS),
      rule(`${PREVIEW_FOLDER}/**`, PREVIEW_HEADERS),
      // For how long it is kept the function says, which knows what is there.
      rule(`${MEDIA_FOLDER}/**`, MEDIA_HEADERS),
      rule('/assets/**', UNKNOWN_ASSET_HEADERS),
      picturesRule(['panoramas', 'social', 'icons']),
      rule('/{favicon.svg,favicon.ico,apple-touch-icon.png}', PICTURE_HEADERS),
    ],
  };
}

/** A file of a build: its name ends with eight signs that follow from its content. */
const HASHED_FILE = /-([\w-]{4})[\w-]{4}\.(\w+)$/;

/**
 * Lets browsers keep the files of a build for a year. Hosting gives headers by path, also to a 404:
 * so the rule tells each file by the first four signs of its hash, and what is not there is not kept.
 * A file of another build is taken for one of this in one of fifty thousand cases.
 *
 * @param names of the files in `/assets`
 * @throws {Error} when one of them has no hash
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

/** Lets browsers keep the pictures of folders for a day, and other sites show them. */
export function picturesRule(folders: readonly string[]): HeaderRule {
  return rule(`/{${folders.join(',')}}/**`, PICTURE_HEADERS);
}

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
