import { SITE_BUNDLE, type SiteBuild, type SiteBundle } from '@torque-tide/contract/site-renderer';
import { FEED_PATHS } from '@torque-tide/domain/paths';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../functions/src/lib/time';
import { closeFirestore, openFirestore } from '../../functions/src/lib/firestore';
import { createPages } from '../../functions/src/pages/app';
import { createFakeLog } from '../../functions/tests/support/fakes';
import {
  type FunctionProcess,
  startFunction,
} from '../../functions/tests/support/function-process';
import { root } from '../../scripts/lib/repository';
import { emulatedSite } from './running-site';

/** Letters beyond ASCII, as visitors type them and without their accents. */
const QUERIES = [
  'duesseldorf',
  'düsseldorf',
  'Münster',
  'wroclaw',
  'Wrocław',
  'lodz',
  'Łódź',
  'København',
  'Straße',
  'ingénieur',
  'Ørsted',
  '£60,000',
  'can’t',
  'near Zürich',
];

/** The site from source with the same database; only JSX and style sheets are compiled. */
let vite: ViteDevServer;
let source: Server;
let built: FunctionProcess;

beforeAll(async () => {
  // Waits until the site has its content.
  await emulatedSite();
  built = await startFunction('pages', process.env as Record<string, string>);
  vite = await createVite({
    root: join(root, 'web'),
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const { createSiteRenderer } = (await vite.ssrLoadModule(
    '/src/site/server/entry-server.ts',
  )) as SiteBundle;
  const build = readFileSync(join(root, 'functions/dist/site', SITE_BUNDLE.build), 'utf8');
  const renderer = createSiteRenderer(JSON.parse(build) as SiteBuild);
  const { app } = createPages({
    firestore: openFirestore(),
    clock: systemClock,
    log: createFakeLog(),
    loadSite: async () => renderer,
    cards: join(root, 'functions/dist/cards'),
    maxAgeMs: 0,
  });
  source = createServer(app);
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await vite.close();
  await built.stop();
  await new Promise((resolve) => source.close(resolve));
  await closeFirestore();
});

const ofBuilt = (path: string) => textAt(built.url + path);
const ofSource = (path: string) =>
  textAt(`http://127.0.0.1:${(source.address() as AddressInfo).port}${path}`);

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  return response.text();
}

/** Returns a page's texts and structured data, without names that differ between builds. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g, '$1')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n');
}

describe('the built functions answer like the source', () => {
  test.each(Object.values(FEED_PATHS))('in %s', async (path) => {
    expect(await ofBuilt(path)).toBe(await ofSource(path));
  });

  test.each(QUERIES)('of a search for %s', async (query) => {
    const path = `${FEED_PATHS.searchJson}?q=${encodeURIComponent(query)}`;
    expect(await ofBuilt(path)).toBe(await ofSource(path));
  });

  test('with salaries in pounds, and places without their accents', async () => {
    expect(await ofBuilt('/jobs/1042')).toMatch(/"baseSalary":\{[^}]*"currency":"GBP"/);
    const found = await ofBuilt(`${FEED_PATHS.searchJson}?q=duesseldorf`);
    expect((JSON.parse(found) as { items: object[] }).items).not.toEqual([]);
  });

  test('on every page of the sitemap', async () => {
    const sitemap = await ofBuilt(FEED_PATHS.sitemap);
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url!).pathname);
    expect(paths.length).toBeGreaterThan(80);
    for (const path of paths) {
      expect(wordsOf(await ofBuilt(path)), path).toBe(wordsOf(await ofSource(path)));
    }
  });
});
