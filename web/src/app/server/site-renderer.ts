import type {
  SiteBuild,
  SiteContent,
  SiteDocument,
  SiteRenderer,
} from '@torque-tide/contract/site-renderer';
import { type JsonLd, serializeJsonLd } from '@torque-tide/contract/structured-data';
import { matchPath } from 'react-router-dom';
import { publicPages } from '@/app/pages';
import { queryStateElement } from '@/app/query-state';
import { createQueryClient } from '@/lib/query-client';
import { fillDocument } from './fill-document';
import { pageData, structuredDataOf } from './page-data';
import { renderPage } from './render-page';

/** The key of the not-found page among the parts of the build. */
const NOT_FOUND = '*';

/** Makes whole documents, with the built client's files in them. */
export function createSiteRenderer({ shell, parts }: SiteBuild): SiteRenderer & {
  /** The document of a page with what is known when the site is built. */
  renderStatic: (path: string) => Promise<SiteDocument>;
} {
  async function render(path: string, content?: SiteContent): Promise<SiteDocument> {
    const { pattern, params } = routeOf(path);
    const client = createQueryClient();
    const load = content && pageData[pattern];
    const facts = load
      ? await load(params, content, client)
      : {
          status: pattern === NOT_FOUND ? (404 as const) : (200 as const),
          structuredData: structuredDataOf[pattern] ?? [],
        };
    const page = await renderPage(path, client);
    // Fetched when the page has been painted, by `boot.ts`.
    const later = (parts[pattern] ?? []).map((file) => `<link rel="later" href="/${file}">`);
    const head = [page.head, ...facts.structuredData.map(jsonLdElement), ...later].join('');
    const html = fillDocument(shell, { ...page, head }, queryStateElement(client));
    return { html, status: facts.status };
  }
  return { shell, render, renderStatic: (path) => render(path) };
}

/** The route of a path as the router finds it. */
function routeOf(path: string): {
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
} {
  for (const { pattern } of publicPages) {
    if (pattern === NOT_FOUND) continue;
    const match = matchPath({ path: pattern, caseSensitive: true }, path);
    if (match) return { pattern, params: match.params };
  }
  return { pattern: NOT_FOUND, params: {} };
}

/** Data that no browser executes, and in which nothing can end the element. */
function jsonLdElement(node: JsonLd): string {
  return `<script type="application/ld+json">${serializeJsonLd(node)}</script>`;
}
