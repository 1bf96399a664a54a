import type { TextsName } from '@torque-tide/domain/texts/all-texts';
import type {
  AtHand,
  PreviewNote,
  SettingsAtHand,
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
import { NOT_FOUND, plainPaths, type RouteName, routeNames, routes, rowOf } from '@/site/routes';
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

/** Returns what the picture of a page says, if the page has one of its own. */
async function socialCard(address: string, content: SiteContent) {
  const route = routeOf(address);
  const [, search = ''] = address.split('?');
  return route && pageCard(route.name, route.params['id'] ?? '', content, search);
}

/** Makes whole documents, with the built client's files in them. */
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
    const [settings, texts, facts] = await Promise.all([
      content.settings(),
      textsOf(route ? broughtTexts(route.name) : [], content),
      factsAt(address, client, content),
    ]);
    const others = await textsOf(facts.texts, content);
    const atHand = [settingsAtHand(settings), ...texts, ...others];
    const isProvisional = facts.isProvisional === true || atHand.some(({ isStandIn }) => isStandIn);
    if (facts.movedTo !== undefined) {
      return { html: '', status: 200, movedTo: facts.movedTo, isProvisional };
    }
    for (const each of atHand) bring(client, each);
    // The browser begins with the very same, so that it renders the same.
    const state = stateOf(client);
    // Other statuses have none, and a second read would cost Firestore one.
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
    // Fetched when the page has been painted, by `boot.ts`.
    const later = (parts[name] ?? []).map((file) => `<link rel="later" href="/${file}">`);
    const styles = stylesOf(name, page.html);
    const head = [page.head, styles, ...facts.structuredData.map(jsonLdElement), ...later].join('');
    const html = fillDocument(shell, { ...page, head }, documentStateElement(state));
    return {
      html: withContentPolicy('site', html),
      status: facts.status,
      isProvisional,
    };
  }
  return {
    shell: (settings) => {
      const client = createQueryClient();
      bring(client, settingsAtHand(settings));
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

/** Something that no page is without, and the key under which the page reads it. */
interface Brought extends AtHand<unknown> {
  queryKey: QueryKey;
}

function settingsAtHand(settings: SettingsAtHand): Brought {
  return { ...settings, queryKey: settingsQuery().queryKey };
}

/** Names of the texts that a route's documents bring. */
function broughtTexts(route: RouteName): TextsName[] {
  const { texts = [], nextTexts = [] } = rowOf(route);
  return [...texts, ...nextTexts];
}

/** Texts by their names; none where none are named. */
function textsOf(names: readonly TextsName[] = [], content: SiteContent): Promise<Brought[]> {
  return Promise.all(names.map((name) => textsAtHand(name, content)));
}

async function textsAtHand(name: TextsName, content: SiteContent): Promise<Brought> {
  return { ...(await content.texts(name)), queryKey: textsQuery(name).queryKey };
}

function bring(client: QueryClient, { queryKey, value, isStandIn }: Brought): void {
  client.setQueryData(queryKey, value);
  // Which makes the browser ask at once.
  if (isStandIn) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

interface MatchedRoute {
  name: RouteName;
  params: Readonly<Record<string, string | undefined>>;
}

/** What is told of a path, which is another one where only that has a page. */
async function factsAt(
  address: string,
  client: QueryClient,
  content: SiteContent,
): Promise<PageFacts> {
  const facts = await factsOf(routeOf(address), client, content);
  const [path = ''] = address.split('?');
  const meant = meantPath(path);
  if (facts.status !== 404 || meant === undefined || meant === path) return facts;
  const { status } = await factsOf(routeOf(meant), createQueryClient(), content);
  return status === 404 ? facts : { status: 200, structuredData: [], movedTo: meant };
}

async function factsOf(
  route: MatchedRoute | undefined,
  client: QueryClient,
  content: SiteContent,
): Promise<PageFacts> {
  if (!route) return notFound(404);
  return loadPage(route.name, route.params, content, client);
}

const matched = routeNames.map((name) => ({
  id: name,
  path: routes[name].pattern,
  caseSensitive: true,
}));

/**
 * The route of an address as the router finds it, with parameters that are decoded as the page's are;
 * undefined when no page has it.
 */
function routeOf(address: string): MatchedRoute | undefined {
  const match = matchRoutes(matched, address)?.[0];
  return match && { name: match.route.id, params: match.params };
}

/** Data that no browser executes, and in which nothing can end the element. */
function jsonLdElement(node: JsonLd): string {
  return `<script type="application/ld+json">${serializeJsonLd(node)}</script>`;
}
