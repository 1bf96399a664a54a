import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { DISPLAY_MS } from '../../../web/src/shared/ui/toast/toast';
import { createAdmin, PASSWORD } from './accounts';
import { expect } from './watched-page';

type Tab =
  | 'jobs'
  | 'case-studies'
  | 'testimonials'
  | 'client-logos'
  | 'people'
  | 'settings'
  | 'sectors'
  | 'locations'
  | 'applications';

/** What `unique` has given out: a test deletes everything that is named like that (`admin-test.ts`). */
const given: string[] = [];

/** A name that no other test, and no other run, uses. */
export function unique(name: string): string {
  const mark = randomUUID().slice(0, 8);
  given.push(mark);
  return `${name} ${mark}`;
}

/** Forgets the marks of the unique names so far, and returns them. */
export const takeMarks = () => given.splice(0);

let editor: Promise<string> | undefined;

/** The account of this worker. */
export function workersEditor(): Promise<string> {
  editor ??= createAdmin('zoe');
  return editor;
}

/** By user name, for as long as they hold. */
const sessions = new Map<string, string>();

/** The session of an account that a test has made; the one of the test before while that holds. */
export async function sessionOf(request: APIRequestContext, username: string): Promise<string> {
  const known = sessions.get(username);
  if (known !== undefined) {
    const headers = { authorization: `Bearer ${known}` };
    if ((await request.get('/api/admin/verify', { headers })).ok()) return known;
  }
  let session = '';
  // On a busy machine a hash may take longer than the server lets a login take.
  await expect(async () => {
    const data = { username, password: PASSWORD };
    const answer = await request.post('/api/admin/login', { data });
    expect(answer.ok(), `${username} logs in: ${answer.status()}`).toBe(true);
    session = ((await answer.json()) as { data: { sessionId: string } }).data.sessionId;
  }).toPass({ timeout: 60_000 });
  sessions.set(username, session);
  return session;
}

/** Opens a dashboard address with a session from an earlier login. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const session = await sessionOf(page.request, username);
  // A page of this origin that starts nothing.
  await page.goto('/robots.txt');
  await page.evaluate((id) => localStorage.setItem('adminSessionId', id), session);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
}

/** Opens a tab of the dashboard as the editor of this worker. */
export async function openTab(page: Page, tab: Tab): Promise<void> {
  await openAs(page, await workersEditor(), `/admin?tab=${tab}`);
}

/** Fills in the login form that a page or a dialog shows, and sends it. */
export async function signIn(
  form: Page | Locator,
  password: string,
  username?: string,
): Promise<void> {
  if (username !== undefined) await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the API as an account, the worker's own unless it is named, and returns what it answers. */
export async function callApi(
  page: Page,
  method: Method,
  path: string,
  { data, as }: { data?: object; as?: string } = {},
): Promise<unknown> {
  const session = await sessionOf(page.request, as ?? (await workersEditor()));
  const response = await page.request.fetch(path, {
    method,
    ...(data === undefined ? {} : { data }),
    headers: { authorization: `Bearer ${session}` },
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return ((await response.json()) as { data: unknown }).data;
}

/** Makes an item by the API and returns its id: for tests of what comes after. */
export async function createItem(
  page: Page,
  path: string,
  data: object,
  as?: string,
): Promise<string> {
  const how = as === undefined ? { data } : { data, as };
  return ((await callApi(page, 'POST', path, how)) as { id: string }).id;
}

/** The document at an address, as a visitor gets it. */
export async function documentAt(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

/** The message that something has been done. */
export const messageOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Keeps messages on the screen ten times as long: a busy machine may not get to them before they leave. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const after = window.setTimeout.bind(window);
    const later = (run: TimerHandler, ms = 0) => after(run, ms < shortest ? ms : 10 * ms);
    Object.assign(window, { setTimeout: later });
  }, DISPLAY_MS);
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
