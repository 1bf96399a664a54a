import { brand } from '@torque-tide/domain/brand';
import { FEED_PATHS, MANIFEST_PATH, SECURITY_PATH } from '@torque-tide/domain/paths';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { firstAgencyIn, OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import type { Settings } from '@torque-tide/contract/settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { createRenderMemory } from '../lib/render-memory';
import { createFeedRoutes } from './routes';

function routesWith(settings: () => Settings, revision = () => 1) {
  const entries = exampleJobs.map(({ changedAt, ...item }) => ({
    item,
    createdAt: NOW,
    changedAt,
  }));
  const jobs = { byId: new Map(entries.map((entry) => [entry.item.id, entry])) };
  const caseStudies = { byId: new Map() };
  return createFeedRoutes({
    view: async () => ({ settings: settings(), jobs, caseStudies }),
    clock: { now: () => NOW },
    memory: createRenderMemory({ now: () => NOW }, async () => revision()),
    loadSite: async () => ({ listedPaths: ['/about'], manifest: { start_url: '/' } }),
  });
}

const search = (path: string) => (path.includes('/search') ? '?sector=Solar' : '');

const PATHS = [...Object.values(FEED_PATHS), MANIFEST_PATH, SECURITY_PATH];

test.each(PATHS)('%s contains no word of the first agency', async (path) => {
  let settled = FIRST_SETTINGS;
  let revision = 1;
  const route = routesWith(
    () => settled,
    () => revision,
  ).find((each) => each.path === path);
  const first = await route?.render(search(path));
  expect(firstAgencyIn(String(first)).length > 0).toBe(path !== FEED_PATHS.sitemap);
  // Uses the same routes, so that nothing may be cached.
  settled = OTHER_SETTINGS;
  revision = 2;
  const other = String(await route?.render(search(path)));
  expect(firstAgencyIn(other)).toEqual([]);
  const namesNobody: string[] = [FEED_PATHS.sitemap, SECURITY_PATH];
  if (!namesNobody.includes(path)) expect(other).toMatch(/Keel (?:&|&amp;) Current/);
});

test('security.txt names a contact, and expires within a year', async () => {
  const route = routesWith(() => OTHER_SETTINGS).find(({ path }) => path === SECURITY_PATH);
  const text = String(await route?.render(''));
  expect(text).toContain(`Contact: mailto:${OTHER_SETTINGS.agency.email}\n`);
  expect(text).toContain(`Canonical: ${brand.siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});

test("the manifest has the agency’s name and tagline, and the site's own fields", async () => {
  const route = routesWith(() => OTHER_SETTINGS).find(({ path }) => path === MANIFEST_PATH);
  const { name, tagline } = OTHER_SETTINGS.agency;
  expect(JSON.parse(String(await route?.render('')))).toEqual({
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
  });
});
