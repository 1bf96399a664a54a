import type { Page } from '@playwright/test';
import { callApi, cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION, edit, save } from '../support/live-steps';

/** Returns every content write that the page sends from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'GET' || !path.startsWith('/api/')) return;
    if (!path.endsWith('/live')) writes.push(`${request.method()} ${path}`);
  });
  return writes;
}

/** How soon the failure must appear. */
const AT_ONCE = { timeout: 5_000 };

test.describe('without a connection', () => {
  test.use({ expected: [[/^console: /, /^request: /], { scope: 'test' }] });

  test('every write is refused at once, and none is sent later', async ({ page, context }) => {
    const title = unique('Grid engineer');
    await openTab(page, 'jobs');
    const id = await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
    const card = cardOf(page, title);
    await edit(page, title);
    await page.getByRole('textbox', { name: /^Job Title/ }).fill('Given up');
    await context.setOffline(true);

    await test.step('a save, whose form can be left', async () => {
      await save(page);
      const alert = page.getByRole('alert').filter({ hasText: 'The job was not saved' });
      await expect(alert).toContainText('could not be reached', AT_ONCE);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('a deletion, whose dialog can be left', async () => {
      await card.getByRole('button', { name: 'Delete' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toContainText('The job was not deleted', AT_ONCE);
      // The next key press must reach the dialog.
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a switch, which goes back', async () => {
      await card.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByText(/could not be reached/)).toBeVisible(AT_ONCE);
      await expect(card.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    });

    await test.step('with the connection back only new actions are sent', async () => {
      const writes = watchWrites(page);
      await context.setOffline(false);
      const saved = page.waitForResponse(`**/api/jobs/${id}`);
      await card.getByRole('button', { name: 'Featured' }).click();
      await saved;
      expect(writes).toEqual([`PUT /api/jobs/${id}`]);
      const jobs = (await callApi(page, 'GET', '/api/jobs')) as { id: string }[];
      expect(jobs.find((job) => job.id === id)).toMatchObject({ title, isActive: true });
    });
  });
});

test.describe('an answer that gets lost', () => {
  test.use({
    expected: [[/^console: .*ERR_/, /^request: /], { scope: 'test' }],
    viewport: { width: 390, height: 900 },
  });

  test('a save is reported as unconfirmed, and done once', async ({ page }) => {
    const title = unique('Grid engineer');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const keys: (string | undefined)[] = [];
    await openTab(page, 'jobs');
    await page.route('**/api/jobs', async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      keys.push(request.headers()['idempotency-key']);
      if (keys.length > 1) {
        await held;
        return route.continue();
      }
      // The server has it, but the browser gets no answer.
      expect((await route.fetch()).status()).toBe(201);
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Add New Job' }).click();
    await page.getByRole('textbox', { name: /^Job Title/ }).fill(title);
    await page.getByRole('textbox', { name: /^Description/ }).fill(DESCRIPTION);
    await page.getByRole('button', { name: 'Create Job' }).click();

    const doubt = page.getByRole('alert').filter({ hasText: 'The job may have been saved' });
    await expect(doubt).toContainText('Finding out what became of it');
    await expect(doubt).toBeInViewport();
    letGo();
    await expect(page.getByText(`“${title}” created.`)).toBeVisible();
    await expect(doubt).toHaveCount(0);
    await page.reload();
    await expect(cardOf(page, title)).toHaveCount(1);
    // Both attempts have the same key, by which the server recognises them.
    expect(keys).toHaveLength(2);
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/^"?[\da-f-]{36}"?$/)]));
  });
});
