import type { Page } from '@playwright/test';
import { cardOf, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

// A save whose answer gets lost between server and browser, before or after the server has it.

test.use({ expected: [[/^console: .*ERR_/, /^request: /], { scope: 'test' }] });

/** Loses the first save and holds what is sent after it, until it is let go. */
async function loseFirstSave(page: Page, isStored: boolean) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const keys: (string | undefined)[] = [];
  await page.route('**/api/jobs', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') {
      await route.continue();
      return;
    }
    keys.push(request.headers()['idempotency-key']);
    if (keys.length > 1) {
      await held;
      await route.continue();
      return;
    }
    if (isStored) expect((await route.fetch()).status()).toBe(201);
    await route.abort('connectionreset');
  });
  return { letGo, keys };
}

for (const [isStored, width] of [
  [true, 1440],
  [false, 390],
] as const) {
  const when = isStored ? 'after the server has it' : 'before the server has it';
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`a save that gets lost ${when} is told truly, and done once`, async ({ page }) => {
      const title = unique('Grid engineer');
      await openTab(page, 'jobs');
      const { letGo, keys } = await loseFirstSave(page, isStored);
      await page.getByRole('button', { name: 'Add New Job' }).click();
      await page.getByRole('textbox', { name: /^Job Title/ }).fill(title);
      await page
        .getByRole('textbox', { name: /^Description/ })
        .fill('Settings, studies and site visits.');
      await page.getByRole('button', { name: 'Create Job' }).click();

      const doubt = page.getByRole('alert').filter({ hasText: 'The job may have been saved' });
      await expect(doubt).toBeVisible();
      await expect(doubt).toContainText('Finding out what became of it');
      await expect(doubt).toBeInViewport();
      await expect(page.getByRole('textbox', { name: /^Job Title/ })).toHaveValue(title);

      letGo();
      await expect(page.getByText(`“${title}” created.`)).toBeVisible();
      await expect(doubt).toHaveCount(0);
      await expect(cardOf(page, title)).toHaveCount(1);
      await page.reload();
      await expect(cardOf(page, title)).toHaveCount(1);
      const { data } = (await (await page.request.get('/api/jobs')).json()) as {
        data: { title: string }[];
      };
      expect(data.filter((job) => job.title === title)).toHaveLength(1);
      // The same attempt each time: by that the server knows it.
      expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^"?[\da-f-]{36}"?$/)]));
      expect(keys).toHaveLength(2);
    });
  });
}
