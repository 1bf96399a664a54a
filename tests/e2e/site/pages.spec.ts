import type { Page } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { expectNoViolations } from '../support/accessible';
import { sessionOf, workersEditor } from '../support/admin-steps';
import { hydrateUntouched } from '../support/hydrate-untouched';
import {
  expectNames,
  expectNothingCut,
  expectPrintable,
  expectRoundPills,
  SHEET,
} from '../support/page-looks';
import { publicPaths, routePaths } from '../support/public-paths';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// One walk through all pages. Each is hydrated as the server sent it, for two visitors, and checked
// at all widths, in both schemes, on paper and with large text.

const WIDTHS = [320, 390, 768, 900, 1440];
/** The widths for axe. */
const PHONE = 390;
const DESKTOP = 1440;
/** The tightest width of each layout, for text of twice the size. */
const WIDTHS_OF_LARGE_TEXT = [320, 768, 1440];

const paths = [...new Set([...publicPaths, ...routePaths])];
/**
 * Pages that read the session, that move, or that draw by the theme. `hydration.spec.ts` opens
 * others like that with an ended session.
 */
const FOR_ADMIN = ['/jobs', '/growth', '/jobs/sector/solar'];
const WALKS = 4;

async function lookAtEveryWidth(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCut(page, `${path} at ${width} px`);
    await expectRoundPills(page, `${path} at ${width} px`);
    if (width === PHONE) await expectNoViolations(page);
    if (width === DESKTOP) await expectNoViolations(page, undefined, 'other');
  }
  await expectNames(page, path);
}

async function lookOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expectPrintable(page, `${path} on paper`);
  await page.emulateMedia({ media: null });
}

async function lookWithLargeText(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of WIDTHS_OF_LARGE_TEXT) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCut(page, `${path} at ${width} px, 200%`);
    await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  }
}

for (let walk = 0; walk < WALKS; walk++) {
  const ofWalk = paths.filter((_, at) => at % WALKS === walk);
  test(`${ofWalk.join(', ')} are hydrated unchanged, and look right everywhere`, async ({
    page,
  }) => {
    for (const path of ofWalk) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: DESKTOP, height: 844 });
        // Nothing stored changes the page, so every element must stay.
        expect.soft(await hydrateUntouched(page, path), path).toEqual([]);
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect.soft(page, path).toHaveTitle(new RegExp(brand.name));
        await expect(page.getByText(/^Loading/).filter({ visible: true }), path).toHaveCount(0);
        // Elements that fade in have no contrast yet.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await lookAtEveryWidth(page, path);
        await lookOnPaper(page, path);
        await lookWithLargeText(page, path);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      });
    }
  });
}

test(`${FOR_ADMIN.join(', ')} are hydrated unchanged for an admin with dark mode and reduced motion`, async ({
  page,
}) => {
  const session = await sessionOf(page.request, await workersEditor());
  await page.addInitScript((id) => {
    localStorage.setItem('adminSessionId', id);
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('motion', 'paused');
  }, session);
  for (const path of FOR_ADMIN) {
    await hydrateUntouched(page, path);
    await expect(page.locator('html'), path).toHaveAttribute('data-color-scheme', 'dark');
  }
});
