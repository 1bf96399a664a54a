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
import { ADMIN_PATHS, FEED_PATHS, PREVIEW_FOLDER } from '@torque-tide/domain/paths';
import { servedPatterns, writtenPaths } from '../../web/src/site/routes';

const REGION = 'europe-west2';

/** `pinTag` binds a function's revision to the release of the site: they go forward and back together. */
const api = { functionId: 'api', region: REGION, pinTag: true };
/** The function that makes feeds and pages. */
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

/** The parts of `firebase.json` that follow from the tables of routes and of headers. */
export interface HostingConfig {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

/** The documents that the build writes, without their slash, and without that of the first page. */
const writtenFiles = [...writtenPaths, ...Object.values(ADMIN_PATHS), '/404']
  .map((path) => path.slice(1))
  .filter(Boolean);

export function hostingConfig(): HostingConfig {
  return {
    rewrites: [
      ...['/api', '/api/**'].map((source) => ({ source, function: api })),
      ...[...Object.values(FEED_PATHS), `${MEDIA_FOLDER}/**`, ...servedGlobs()].map((source) => ({
        source,
        function: pages,
      })),
      // The dashboard's is a file; the same document serves the other pages of the admin area.
      ...[ADMIN_PATHS.login, ADMIN_PATHS.account].map((source) => ({
        source,
        destination: '/admin.html',
      })),
    ],
    headers: [
      // `**` alone reaches no part of a path that begins with a dot, such as `/.well-known`.
      rule('{**,**/.*,**/.*/**}', DOCUMENT_HEADERS),
      // Of several rules for one header the last counts.
      rule('/{admin,admin/**}', ADMIN_DOCUMENT_HEADERS),
      rule('/', WRITTEN_DOCUMENT_HEADERS),
      rule(`/{${writtenFiles.join(',')}}`, WRITTEN_DOCUMENT_HEADERS),
      rule('/{admin,admin/**,404}', UNLISTED_HEADERS),
      rule(`${PREVIEW_FOLDER}/**`, PREVIEW_HEADERS),
      // For how long it is kept the function says, which knows what is there.
      rule(`${MEDIA_FOLDER}/**`, MEDIA_HEADERS),
      rule('/assets/**', UNKNOWN_ASSET_HEADERS),
      picturesRule(['panoramas', 'social', 'icons']),
      rule('/{favicon.svg,favicon.ico,apple-touch-icon.png,site.webmanifest}', PICTURE_HEADERS),
    ],
  };
}

/**
 * The pages that the function makes, and whatever lies below them: it sees a slash at the end and
 * takes it away, and says itself what is not there.
 */
function servedGlobs(): string[] {
  const lists = servedPatterns.filter((pattern) => !pattern.includes(':'));
  const folders = new Set(servedPatterns.map((pattern) => `/${pattern.split('/')[1]}/**`));
  return [...lists, ...folders];
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
