import { expect, type Page } from '@playwright/test';

/** Waits until the app has hydrated the server's document, at least its first heading. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('main[data-hydrated] h1').first().waitFor({ state: 'attached' });
}

/** Interacts with the page, which loads all of its parts, and waits for them. */
export async function hydrateAllParts(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-lazy-part]:not([data-hydrated])')).toHaveCount(0);
}
