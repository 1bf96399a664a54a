import type { Page } from '@playwright/test';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

// What an editor does without a connection: said at once, and never sent later.

test.use({ expected: [[/^console: /, /^request: /], { scope: 'test' }] });

/** Every write that reaches the network from now on. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() === 'GET' || !path.startsWith('/api/')) return;
    // Forms that are not finished are kept with the account on purpose.
    if (!/unfinished-forms|\/live$/.test(path)) writes.push(`${request.method()} ${path}`);
  });
  return writes;
}

/** Connects again and waits for longer than anything that was held back would take. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForTimeout(2_000);
}

async function openJob(page: Page, title: string): Promise<string> {
  await openTab(page, 'jobs');
  const id = await createItem(page, '/api/jobs', {
    title,
    description: 'Settings, studies and site visits.',
  });
  await page.reload();
  await expect(cardOf(page, title)).toBeVisible();
  return id;
}

async function storedJob(page: Page, id: string) {
  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  const headers = { authorization: `Bearer ${sessionId}` };
  const { data } = (await (await page.request.get('/api/jobs', { headers })).json()) as {
    data: { id: string; title: string; isActive: boolean }[];
  };
  return data.find((job) => job.id === id);
}

test('a save is refused at once, and what is discarded then is never published', async ({
  page,
}) => {
  const title = unique('Grid engineer');
  const id = await openJob(page, title);
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Job Title/ }).fill('Given up');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Update Job' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The job was not saved' });
  await expect(alert).toContainText('could not be reached', { timeout: 3_000 });

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave and discard the changes' }).click();
  const writes = watchWrites(page);
  await reconnect(page);
  expect(writes).toEqual([]);
  expect(await storedJob(page, id)).toMatchObject({ title });
});

test('what is discarded while its outcome is not known is sent no more', async ({ page }) => {
  const title = unique('Grid engineer');
  const id = await openJob(page, title);
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Job Title/ }).fill('Given up');
  const lost = await loseWrites(page, `/api/jobs/${id}`);
  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(page.getByRole('alert')).toContainText('The job may have been saved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave and discard the changes' }).click();
  await lost.end();
  await expect(page.getByText('The job may have been saved')).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(await storedJob(page, id)).toMatchObject({ title });
});

test('a deletion is refused at once, and its dialog can be left', async ({ page }) => {
  const title = unique('Grid engineer');
  const id = await openJob(page, title);
  await cardOf(page, title).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Nothing was deleted', { timeout: 3_000 });
  // So that the next key is the dialog's.
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const writes = watchWrites(page);
  await reconnect(page);
  expect(writes).toEqual([]);
  expect(await storedJob(page, id)).toMatchObject({ title });
});

test('a deletion whose answer does not come can be withdrawn', async ({ page }) => {
  const title = unique('Grid engineer');
  const id = await openJob(page, title);
  await cardOf(page, title).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  const lost = await loseWrites(page, `/api/jobs/${id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => lost.count()).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await lost.end();
  await expect(page.getByText('The job may have been deleted')).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(await storedJob(page, id)).toMatchObject({ title });
});

test('a switch goes back at once, and says why', async ({ page }) => {
  const title = unique('Grid engineer');
  const id = await openJob(page, title);
  await page.context().setOffline(true);
  await cardOf(page, title).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(/could not be reached/)).toBeVisible({ timeout: 3_000 });
  await expect(cardOf(page, title).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  const writes = watchWrites(page);
  await reconnect(page);
  expect(writes).toEqual([]);
  expect(await storedJob(page, id)).toMatchObject({ isActive: true });
});

/** Loses each write to an address before the server has it, until `end` is called. */
async function loseWrites(page: Page, path: string) {
  let lost = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') {
      await route.continue();
      return;
    }
    lost += 1;
    await route.abort('connectionreset');
  });
  return { count: () => lost, end: () => page.unroute(`**${path}`) };
}
