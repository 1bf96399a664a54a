import { expect, type Page } from '@playwright/test';

/** Waits until the app has taken the server's document over, as far as its first heading. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('main[data-hydrated] h1').first().waitFor({ state: 'attached' });
}

/** Shows that the page is in use, upon which every part of it comes, and waits for all of them. */
export async function hydrateAllParts(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-lazy-part]:not([data-hydrated])')).toHaveCount(0);
}
