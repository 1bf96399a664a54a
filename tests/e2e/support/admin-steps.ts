import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { demoAdmin } from '../../../scripts/seed/admin';
import { expect } from './watched-page';

type Tab =
  | 'jobs'
  | 'case-studies'
  | 'testimonials'
  | 'client-logos'
  | 'people'
  | 'settings'
  | 'sectors-and-locations';

/** A name that no other test, and no other run, uses. */
export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

/** By user name. */
const sessions = new Map<string, string>();

interface Account {
  username: string;
  password: string;
}

/**
 * Returns a session of an admin, the one of the test before while that holds: a login takes a second of the
 * processor, as in production, and has tests of its own.
 */
export async function sessionOf(page: Page, { username, password }: Account): Promise<string> {
  const known = sessions.get(username) ?? '';
  const headers = { authorization: `Bearer ${known}` };
  if ((await page.request.get('/api/admin/verify', { headers })).ok()) return known;
  const answer = await page.request.post('/api/admin/login', { data: { username, password } });
  const { data } = (await answer.json()) as { data: { sessionId: string } };
  sessions.set(username, data.sessionId);
  return data.sessionId;
}

/** Opens an address of the dashboard with a session of an admin. */
export async function openAsAdmin(page: Page, address: string, account: Account): Promise<void> {
  const session = await sessionOf(page, account);
  // A page of this origin that starts nothing.
  await page.goto('/robots.txt');
  await page.evaluate((sessionId) => localStorage.setItem('adminSessionId', sessionId), session);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
}

/** Opens a tab of the dashboard as the demo's admin. */
export async function openTab(page: Page, tab: Tab): Promise<void> {
  await openAsAdmin(page, `/admin?tab=${tab}`, demoAdmin);
}

export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
}

/** Makes an item by the API, with the session of a page: for tests of what comes after. */
export async function createItem(page: Page, path: string, data: object): Promise<string> {
  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  const response = await page.request.post(path, {
    data,
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(response.status()).toBe(201);
  const { data: item } = (await response.json()) as { data: { id: string } };
  return item.id;
}

/** The card of an item, by any text that only it has. */
export function cardOf(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('article').filter({ hasText: text });
}

/** Does one of the things with a job that are in its menu. */
export async function chooseOf(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'More' }).click();
  await card.page().getByRole('menuitem', { name }).click();
}

/** Presses a button whose effect shows at once, and waits until the server has it, too. */
export async function pressAndSave(page: Page, button: Locator): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await button.click();
  expect((await saved).ok()).toBe(true);
}

/** Deletes by a card's button and, where there is one, the dialog that it opens. */
export async function deleteItem(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
}

/** Brings an item back from 'Recently deleted', and returns to the tabs. */
export async function restoreFromBin(
  page: Page,
  title: string,
  by: string = demoAdmin.username,
): Promise<void> {
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused();
  const row = cardOf(page, title);
  await expect(row).toContainText('30 days left');
  await expect(row).toContainText(`by ${by}`);
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status').filter({ hasText: `“${title}” restored.` })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to content' }).click();
}

/** Ends every session of the demo content's admin, as an operator would. */
export async function revokeSessions(): Promise<void> {
  const root = join(import.meta.dirname, '../../..');
  await promisify(execFile)('npm', ['run', 'admin', '--', 'revoke', demoAdmin.username], {
    cwd: root,
  });
}
