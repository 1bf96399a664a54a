import { FEED_PATHS } from '@torque-tide/domain/paths';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { firstAgencyIn, OTHER_SETTINGS } from '@torque-tide/domain/test/other-agency';
import type { Settings } from '@torque-tide/contract/settings';
import { expect, test } from 'vitest';
import { exampleJobs, NOW } from '../../tests/support/example-jobs';
import { createFeedRoutes } from './routes';

function routesWith(settings: () => Settings) {
  return createFeedRoutes({
    jobs: { listChanged: async () => [...exampleJobs] },
    caseStudies: { listChanged: async () => [] },
    settings: async () => settings(),
    clock: { now: () => NOW },
    loadSite: async () => ({ listedPaths: ['/about'] }),
  });
}

const search = (path: string) => (path.includes('/search') ? '?sector=Solar' : '');

test.each(Object.values(FEED_PATHS))('%s has no word of the first agency', async (path) => {
  let settled = FIRST_SETTINGS;
  const route = routesWith(() => settled).find((each) => each.path === path);
  const first = await route?.render(search(path));
  expect(firstAgencyIn(first ?? '').length > 0).toBe(path !== FEED_PATHS.sitemap);
  // Of the same routes: nothing of it may have been kept.
  settled = OTHER_SETTINGS;
  const other = (await route?.render(search(path))) ?? '';
  expect(firstAgencyIn(other)).toEqual([]);
  if (path !== FEED_PATHS.sitemap) expect(other).toMatch(/Keel (?:&|&amp;) Current/);
});
