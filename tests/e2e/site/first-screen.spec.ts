import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// A document's content below its first screen is laid out last.

test.use({ viewport: { width: 390, height: 844 } });

const footer = (page: Page) => page.getByRole('contentinfo');

const layout = (page: Page) => page.locator('html').getAttribute('data-layout');

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** True if the browser has laid out the element's content. */
const isLaidOut = (page: Page) =>
  footer(page)
    .getByRole('paragraph')
    .first()
    .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));

/** The document alone: the app doesn't load during the test. */
async function openWithoutApp(page: Page, path: string): Promise<void> {
  await page.route('**/assets/framework-*.js', () => new Promise<void>(() => undefined));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test('the rest is laid out after the app has started, and has its full height', async ({
  page,
}) => {
  await page.goto('/growth');
  await untilHydrated(page);
  await expect.poll(() => layout(page)).toBeNull();
  expect(await isLaidOut(page)).toBe(true);
  const height = await heightOf(page);
  // A reopened page is laid out at once.
  await page.reload();
  expect(await layout(page)).toBeNull();
  await untilHydrated(page);
  await expect.poll(() => heightOf(page)).toBe(height);
});

test('until then the browser lays out the parts that come near the screen', async ({ page }) => {
  await openWithoutApp(page, '/jobs');
  expect(await layout(page)).toBe('first-screen');
  expect(await isLaidOut(page)).toBe(false);
  const last = footer(page).getByRole('link', { name: 'Admin' });
  // Content above may get its real height now, and push the link away.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await isLaidOut(page)).toBe(true);
});

test('a visit to an anchor, a reopened page and a link within the page wait for nothing', async ({
  page,
}) => {
  await openWithoutApp(page, '/#contact');
  expect(await layout(page)).toBeNull();
  await expect(page.locator('#contact')).toBeInViewport();
  // The header over it is readable.
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await openWithoutApp(page, '/growth');
  expect(await layout(page)).toBe('first-screen');
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await layout(page)).toBeNull();
  await openWithoutApp(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  expect(await layout(page)).toBeNull();
  await expect(page.locator('#contact')).toBeInViewport();
});
