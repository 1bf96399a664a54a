import { brand } from '@torque-tide/domain/brand';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { TEXTS_NAMES } from '@torque-tide/domain/texts/all-texts';
import { showTexts } from '@torque-tide/domain/texts/show-texts';
import { beforeEach, expect, test, vi } from 'vitest';
import { plainPaths } from '@/site/routes';
import { apiQuery } from '@/shared/api/api-query';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';
import { stateOf } from '@/site/document/document-state';
import { textsQuery } from '@/site/texts/use-texts';
import { buildJob } from '@/test/builders';
import { renderPage } from './page-renderer';

/** Escaped as in documents. */
const agencyName = brand.name.replaceAll('&', '&amp;');

/** Creates a document's cache. */
function openCache() {
  const client = createQueryClient();
  client.setQueryData(settingsQuery().queryKey, FIRST_SETTINGS);
  for (const name of TEXTS_NAMES) {
    client.setQueryData(textsQuery(name).queryKey, showTexts(name, {}, FIRST_SETTINGS));
  }
  return client;
}

const render = (path: string) => renderPage(path, stateOf(openCache()));

let consoleError = vi.spyOn(console, 'error');
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => expect(consoleError.mock.calls, 'unexpected console.error').toEqual([]);
});

test('runs without a browser', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

function contentOf(head: string, attribute: 'name' | 'property', value: string) {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(head)?.[1];
}

test.each([
  ['/', 'home'],
  ['/future-mobility', 'future-mobility'],
  ['/case-studies', 'case-study'],
])('uses for %s the picture of %s', async (path, kind) => {
  const { head } = await render(path);
  expect(contentOf(head, 'property', 'og:image')).toBe(`${brand.siteUrl}/social/${kind}.jpg`);
});

test("uses the sector's picture for a job whose words can't be drawn", async () => {
  const job = buildJob({ sectorTags: 'EV Charging', title: 'Инженер' });
  const client = openCache();
  client.setQueryData(apiQuery('/api/jobs/:id', { id: job.id }).queryKey, job);
  const { head } = await renderPage(`/jobs/${job.id}`, stateOf(client));
  const picture = `${brand.siteUrl}/social/future-mobility-job.jpg`;
  expect(contentOf(head, 'property', 'og:image')).toBe(picture);
});

test('has a title and description of its own on every page, and feeds on Home and the job list only', async () => {
  const pages = await Promise.all(plainPaths.map((path) => render(path)));
  const titles = pages.map(({ head }) => /<title>[^<]+/.exec(head)?.[0]);
  const descriptions = pages.map(({ head }) => contentOf(head, 'name', 'description'));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  const withFeeds = plainPaths.filter((_, n) => pages[n]?.head.includes('rel="alternate"'));
  expect(withFeeds).toEqual(['/', '/jobs']);
  const home = pages[0]?.head;
  expect(home).toContain(
    `type="application/rss+xml" title="Jobs at ${agencyName}" href="/jobs.rss"`,
  );
  expect(home).toContain('type="application/feed+json"');
  expect(home).toContain('href="/jobs.json"');
});

test('leaves nothing behind for the next render', async () => {
  const first = await render('/about');
  await render('/growth');
  expect(await render('/about')).toEqual(first);
});
