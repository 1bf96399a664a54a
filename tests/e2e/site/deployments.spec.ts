import { type Fault, type FaultySite, startFaultySite } from '../support/faulty-site';
import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// How the site behaves while a new version is deployed.

/** `times` is 1 for faults that the browser caches. */
const faults: [fault: Fault, file: string, times: number][] = [
  // The files are the first and the last of a document, and the page's own.
  ['a missing page, to be kept for a year', 'framework', 1],
  ['a page in its place, to be kept for a year', 'jobs-page', 1],
  // A preload link fetches the file early, and then an import does.
  ['a closed connection', 'main', 2],
];

test.describe("a page's file that fails at first", () => {
  const expected = [/^console: /, /^exception: /, /^request: /, /^404: /];
  test.use({ expected: [expected, { scope: 'test' }] });

  let site: FaultySite;
  test.beforeEach(async ({ baseURL }) => {
    site = await startFaultySite(baseURL ?? '');
  });
  test.afterEach(() => site.stop());

  for (const [fault, file, times] of faults) {
    test(`still works: ${fault} of ${file}`, async ({ page }) => {
      site.fail(new RegExp(`^/assets/${file}-[\\w-]+\\.js$`), fault, times);
      await page.goto(`${site.url}/jobs`);
      await untilHydrated(page);
      expect(site.failed()).toBe(times);
      await page.getByPlaceholder('Search jobs...').fill('no job has these words');
      await expect(page.getByText('No jobs match your search criteria')).toBeVisible();
    });
  }
});

test.describe('style sheets that do not arrive at first', () => {
  const expected = [/^request: .*\.css/, /^console: .*ERR_FAILED/];
  test.use({ expected: [expected, { scope: 'test' }] });

  test('are fetched again for the page that needs them', async ({ page }) => {
    const asked = new Map<string, number>();
    await page.route(/\.css$/, (route) => {
      const url = route.request().url();
      asked.set(url, (asked.get(url) ?? 0) + 1);
      return asked.get(url) === 1 ? route.abort('failed') : route.continue();
    });
    await page.goto('/about');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'View jobs' }).click();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    const facts = page.getByRole('main').locator('dl').first();
    await expect(facts).toContainText('Posted');
    await expect(facts).toHaveCSS('display', 'grid');
    expect([...asked.values()].some((times) => times > 1)).toBe(true);
  });
});
