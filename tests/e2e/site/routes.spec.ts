import { brand } from '@torque-tide/domain/brand';
import { expectNoViolations } from '../support/accessible';
import { adminPaths } from '../support/admin-paths';
import { openTab } from '../support/admin-steps';
import { routePaths } from '../support/public-paths';
import { brokenBySecondEngine } from '../support/second-engine';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Each page opens in either scheme, and is looked at in both.
for (const [width, scheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${scheme}`, () => {
    // What fades in has no contrast yet.
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
    });

    test('every route opens without a complaint', async ({ page, request }) => {
      test.setTimeout(300_000);
      const { data } = (await (await request.get('/api/case-studies')).json()) as {
        data: { id: string }[];
      };
      // They are alike; the last one of the list has fewer neighbours than the first.
      const studies = [data.at(0), data.at(-1)].map((study) => `/case-study/${study?.id}`);
      for (const path of [...routePaths, ...studies]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page, path).toHaveTitle(new RegExp(brand.name));
        await expect(page.locator('html'), path).toHaveAttribute('data-color-scheme', scheme);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} scrolls sideways`).toBe(0);
        await expectNoViolations(page);
      }
    });

    test('every page of the admin area opens without a complaint', async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await expectNoViolations(page);
      await openTab(page, 'jobs');
      for (const path of adminPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        // The network is never idle here: the page listens to what others do.
        await expect(page.getByText(/^(?:Loading|Verifying) .*\.\.\.$/), path).toHaveCount(0);
        await expectNoViolations(page);
      }
    });
  });
}

/**
 * As long as all of axe takes, and beyond it what it finds are names and labels: the same in both schemes
 * and, but for the filters of a list, at both widths. So it looks at each page once.
 */
test.describe('by a second engine', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every route has names and labels', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of routePaths) {
      await page.goto(path);
      await hydrateAllParts(page);
      expect.soft(await brokenBySecondEngine(page), path).toEqual([]);
    }
  });

  test('every page of the admin area has names and labels', async ({ page }) => {
    test.setTimeout(300_000);
    await openTab(page, 'jobs');
    for (const path of adminPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByText(/^(?:Loading|Verifying) .*\.\.\.$/), path).toHaveCount(0);
      expect.soft(await brokenBySecondEngine(page), path).toEqual([]);
    }
  });
});
