import {
  DOCUMENT_HEADERS,
  NAMED_BY_CONTENT_HEADERS,
  PICTURE_HEADERS,
  UNLISTED_HEADERS,
} from '@torque-tide/contract/http-headers';
import { ADMIN_PATHS, FEED_PATHS } from '@torque-tide/domain/paths';
import { servedPatterns } from '../../web/src/site/routes';

const REGION = 'europe-west2';

const api = { functionId: 'api', region: REGION };

/** The function that makes feeds and pages; `pinTag` binds its revision to the release of the site. */
const pages = { functionId: 'pages', region: REGION, pinTag: true };

interface Rewrite {
  source: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The parts of `firebase.json` that follow from the tables of routes and of headers. */
export interface HostingConfig {
  rewrites: Rewrite[];
  headers: HeaderRule[];
}

export function hostingConfig(): HostingConfig {
  return {
    rewrites: [
      ...['/api', '/api/**'].map((source) => ({ source, function: api })),
      ...[...Object.values(FEED_PATHS), ...servedGlobs()].map((source) => ({
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
      rule('**', DOCUMENT_HEADERS),
      rule('/{admin,admin/**,404}', UNLISTED_HEADERS),
      rule('/assets/**', NAMED_BY_CONTENT_HEADERS),
      rule('/{covers,logos,social,icons}/**', PICTURE_HEADERS),
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

function rule(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
