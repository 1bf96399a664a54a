import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { cardOf, createItem, openAsAdmin, unique } from './admin-steps';
import { expect } from './watched-page';

export const JOBS = '/admin?tab=jobs';
export const DESCRIPTION = 'Settings, studies and site visits.';

export const PASSWORD = 'a quiet harbour at dawn';

/** Makes an account as an operator does, with a name that no other test has. */
export async function createAdmin(name: string): Promise<string> {
  const username = `${name}-${randomUUID().slice(0, 6)}`;
  const cwd = join(import.meta.dirname, '../../..');
  const command = spawn('npm', ['run', 'admin', '--', 'create', username], { cwd });
  command.stdin.end(PASSWORD);
  const [code] = (await once(command, 'exit')) as [number];
  expect(code).toBe(0);
  return username;
}

/** Opens an address of the dashboard, and waits until it is live. */
export async function enter(page: Page, username: string, address: string): Promise<void> {
  await openAsAdmin(page, address, { username, password: PASSWORD });
  await untilLive(page);
}

/** Logs in at an address of the admin area, for a session of its own, and waits until it is live. */
export async function logIn(page: Page, username: string, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  await untilLive(page);
  // Where the button to sign in was is the list now, whose order waits below the pointer.
  await page.mouse.move(0, 0);
}

/** How long the first connection may take on a busy machine, in ms: Firebase's SDK is loaded for it. */
const CONNECT_LIMIT_MS = 60_000;

/** What is live offers what was done last. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Activity' })).toBeVisible({
    timeout: CONNECT_LIMIT_MS,
  });
  await expect(page.getByText('No live updates')).toHaveCount(0);
}

/** Calls the API with the session of a page. */
export async function call(
  page: Page,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object = {},
): Promise<void> {
  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  const response = await page.request.fetch(path, {
    method,
    ...(method === 'DELETE' ? {} : { data }),
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(response.ok()).toBe(true);
}

/** What screen readers are told of the others. */
export function voiceOf(page: Page) {
  return page.locator('[data-live-announcer]');
}

/** Notes what screen readers are told from now on, since the words do not stay; returns all of it. */
export async function listenTo(page: Page): Promise<() => Promise<string>> {
  await voiceOf(page).evaluate((voice) => {
    const note = () => voice.setAttribute('data-heard', `${heard()}\n${voice.textContent}`);
    const heard = () => voice.getAttribute('data-heard') ?? '';
    new MutationObserver(note).observe(voice, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return async () => (await voiceOf(page).getAttribute('data-heard')) ?? '';
}

export const header = (page: Page) => page.getByRole('banner');
export const salary = (page: Page) => page.getByLabel('Salary Range');
export const save = (page: Page) => page.getByRole('button', { name: 'Update Job' }).click();

/** Opens the form of a job by its card. */
export async function edit(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
}

interface Both {
  other: Page;
  title: string;
  id: string;
  /** Of the job, in the list of the first. */
  card: Locator;
}

/** Two admins, each in a browser, and a job of the second's that the first one's list got by itself. */
export async function enterBoth(
  page: Page,
  openAnother: () => Promise<Page>,
  { names: [first, second], job }: { names: readonly [string, string]; job: string },
): Promise<Both> {
  const other = await openAnother();
  await enter(page, first, JOBS);
  await enter(other, second, JOBS);
  const title = unique(job);
  const id = await createItem(other, '/api/jobs', { title, description: DESCRIPTION });
  const card = cardOf(page, title);
  await expect(card).toBeVisible();
  return { other, title, id, card };
}
