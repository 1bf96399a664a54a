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

/** Results of `unique`; after each test `admin-test.ts` deletes everything with such a name. */
const given: string[] = [];

/** Returns a name that no other test or run uses. */
export function unique(name: string): string {
  const mark = randomUUID().slice(0, 8);
  given.push(mark);
  return `${name} ${mark}`;
}

/** Returns the unique names so far, and forgets them. */
export const takeMarks = () => given.splice(0);

let editor: Promise<string> | undefined;

/** This worker's account. */
export function workersEditor(): Promise<string> {
  editor ??= createAdmin('zoe');
  return editor;
}

/** Valid sessions by user name. */
const sessions = new Map<string, string>();

/** Returns a test account's session; reuses the last test's while it is valid. */
export async function sessionOf(request: APIRequestContext, username: string): Promise<string> {
  const known = sessions.get(username);
  if (known !== undefined) {
    const headers = { authorization: `Bearer ${known}` };
    if ((await request.get('/api/admin/verify', { headers })).ok()) return known;
  }
  let session = '';
  // On a busy machine a hash may exceed the server's limit for a login.
  await expect(async () => {
    const data = { username, password: PASSWORD };
    const answer = await request.post('/api/admin/login', { data });
    expect(answer.ok(), `${username} logs in: ${answer.status()}`).toBe(true);
    session = ((await answer.json()) as { data: { sessionId: string } }).data.sessionId;
  }).toPass({ timeout: 60_000 });
  sessions.set(username, session);
  return session;
}

/** Opens a dashboard address with a stored session. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  const session = await sessionOf(page.request, username);
  // A page of this origin without scripts.
  await page.goto('/robots.txt');
  await page.evaluate((id) => localStorage.setItem('adminSessionId', id), session);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
}

/** Opens a tab of the dashboard as this worker's editor. */
export async function openTab(page: Page, tab: Tab): Promise<void> {
  await openAs(page, await workersEditor(), `/admin?tab=${tab}`);
}

/** Fills in and submits the login form of a page or a dialog. */
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

/** Calls the API as an account, by default the worker's, and returns the answer. */
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

/** Creates an item through the API and returns its id, for tests of later steps. */
export async function createItem(
  page: Page,
  path: string,
  data: object,
  as?: string,
): Promise<string> {
  const how = as === undefined ? { data } : { data, as };
  return ((await callApi(page, 'POST', path, how)) as { id: string }).id;
}

/** Returns the document at an address, as a visitor gets it. */
export async function documentAt(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

/** The success message. */
export const messageOf = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Keeps messages visible ten times as long, for a busy machine. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const after = window.setTimeout.bind(window);
    const later = (run: TimerHandler, ms = 0) => after(run, ms < shortest ? ms : 10 * ms);
    Object.assign(window, { setTimeout: later });
  }, DISPLAY_MS);
}

/** The card of an item, by any text unique to it. */
export function cardOf(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('article').filter({ hasText: text });
}

/** Chooses an action from a job's menu. */
export async function chooseOf(card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'More' }).click();
  await card.page().getByRole('menuitem', { name }).click();
}

/** Deletes with a card's button and, if one opens, its dialog. */
export async function deleteItem(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
}
