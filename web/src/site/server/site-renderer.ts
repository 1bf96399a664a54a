import type { TextsName } from '@torque-tide/domain/texts/all-texts';
import type {
  LastKnown,
  PreviewNote,
  LastKnownSettings,
  SiteBuild,
  SiteContent,
  SiteDocument,
  SiteRenderer,
} from '@torque-tide/contract/site-renderer';
import { type JsonLd, serializeJsonLd } from '@torque-tide/domain/seo/structured-data';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { documentStateElement, stateOf } from '@/site/document/document-state';
import { SITE_MANIFEST } from '@/site/document/site-manifest';
import { NOT_FOUND, plainPaths, routeNames, routes, rowOf } from '@/site/routes';
import { textsQuery } from '@/site/texts/use-texts';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { withContentPolicy } from './content-policy';
import { documentSearches } from './document-search';
import { fillDocument } from './fill-document';
import { meantPath } from './meant-path';
import { loadPage, notFound, type PageFacts } from './page-data';
import { pageCard } from './page-card';
import { renderPage } from './page-renderer';
import { asPreview, withoutApp } from './preview-document';
import { createStyleFinder } from './styles';

/** Returns the words of a page's own picture, if it has one. */
async function socialCard(address: string, content: SiteContent) {
  const route = routeOf(address);
  const [, search = ''] = address.split('?');
  return route && pageCard(route.name, route.params['id'] ?? '', content, search);
}

/** Creates a renderer of whole documents with the built client's files. */
export function createSiteRenderer(build: SiteBuild): SiteRenderer {
  const { shell, parts } = build;
  const stylesOf = createStyleFinder(build);
  async function render(
    address: string,
    content: SiteContent,
    without?: 'frame' | 'app' | PreviewNote,
  ): Promise<SiteDocument> {
    const route = routeOf(address);
    const client = createQueryClient();
    const { texts = [], nextTexts = [] } = route ? rowOf(route.name) : {};
    const [settings, own, facts] = await Promise.all([
      content.settings(),
      readTexts([...texts, ...nextTexts], content),
      factsAt(address, client, content),
    ]);
    const others = await readTexts(facts.texts, content);
    const reads = [settingsData(settings), ...own, ...others];
    const isProvisional = facts.isProvisional === true || reads.some(({ isStandIn }) => isStandIn);
    if (facts.movedTo !== undefined) {
      return { html: '', status: 200, movedTo: facts.movedTo, isProvisional };
    }
    for (const each of reads) bring(client, each);
    // The browser starts with the same data, so that it renders the same.
    const state = stateOf(client);
    // Other statuses have no picture, and finding that out would cost another Firestore read.
    const hasCard = !without && facts.status === 200;
    const card = hasCard ? await socialCard(address, content) : undefined;
    const page = await renderPage(address, state, card);
    const name = route?.name ?? NOT_FOUND.pattern;
    if (without) {
      const shown = typeof without === 'string' ? page : asPreview(page, without);
      const head = shown.head + stylesOf(name, shown.html);
      const html = fillDocument(withoutApp(shell, without !== 'frame'), { ...shown, head });
      return { html: withContentPolicy('site', html), status: facts.status, isProvisional };
    }
    // `boot.ts` fetches them after the first paint.
    const later = (parts[name] ?? []).map((file) => `<link rel="later" href="/${file}">`);
    const styles = stylesOf(name, page.html);
    const head = [page.head, styles, ...facts.structuredData.map(jsonLdElement), ...later].join('');
    const html = fillDocument(shell, { ...page, head }, documentStateElement(state));
    return { html: withContentPolicy('site', html), status: facts.status, isProvisional };
  }
  return {
    shell: (settings) => {
      const client = createQueryClient();
      bring(client, settingsData(settings));
      const data = documentStateElement(stateOf(client));
      return withContentPolicy('site', fillDocument(shell, { html: '', head: '' }, data));
    },
    listedPaths: plainPaths,
    manifest: SITE_MANIFEST,
    searchOf: (path, search) => {
      const name = routeOf(path)?.name;
      return (name && documentSearches[name]?.(search)) ?? '';
    },
    render,
    socialCard,
    statusOf: async (address, content) =>
      (await factsAt(address, createQueryClient(), content)).status,
  };
}

/** Data that every page needs, with its query key. */
interface Brought extends LastKnown<unknown> {
  queryKey: QueryKey;
}

function settingsData(settings: LastKnownSettings): Brought {
  return { ...settings, queryKey: settingsQuery().queryKey };
}

function readTexts(names: readonly TextsName[] = [], content: SiteContent): Promise<Brought[]> {
  const read = async (name: TextsName) => ({
    ...(await content.texts(name)),
    queryKey: textsQuery(name).queryKey,
  });
  return Promise.all(names.map(read));
}

function bring(client: QueryClient, { queryKey, value, isStandIn }: Brought): void {
  client.setQueryData(queryKey, value);
  // Makes the browser fetch it at once.
  if (isStandIn) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Returns the facts of a path, or of another path if only that one has a page. */
async function factsAt(
  address: string,
  client: QueryClient,
  content: SiteContent,
): Promise<PageFacts> {
  const facts = await factsOf(address, client, content);
  const [path = ''] = address.split('?');
  const meant = meantPath(path);
  if (facts.status !== 404 || meant === undefined || meant === path) return facts;
  const { status } = await factsOf(meant, createQueryClient(), content);
  return status === 404 ? facts : { status: 200, structuredData: [], movedTo: meant };
}

async function factsOf(
  address: string,
  client: QueryClient,
  content: SiteContent,
): Promise<PageFacts> {
  const route = routeOf(address);
  return route ? loadPage(route.name, route.params, content, client) : notFound(404);
}

const matched = routeNames.map((name) => ({
  id: name,
  path: routes[name].pattern,
  caseSensitive: true,
}));

/** Returns an address's route as the router finds it, with decoded parameters. */
function routeOf(address: string) {
  const match = matchRoutes(matched, address)?.[0];
  return match && { name: match.route.id, params: match.params };
}

/** Returns an element with data that browsers don't execute; its content can't end the element. */
function jsonLdElement(node: JsonLd): string {
  return `<script type="application/ld+json">${serializeJsonLd(node)}</script>`;
}
