import type { Page } from '@playwright/test';
import { cardOf, openAs } from './admin-steps';
import { expect } from './watched-page';

export const JOBS = '/admin?tab=jobs';
export const DESCRIPTION = 'Settings, studies and site visits.';

/** Limit for the first connection on a busy machine, in ms, with Firebase's SDK to load. */
const CONNECT_LIMIT_MS = 60_000;

/** Opens an address of the dashboard, and waits for the live connection. */
export async function enter(page: Page, username: string, address: string): Promise<void> {
  const listens = page.waitForResponse(/Firestore\/Listen/, { timeout: CONNECT_LIMIT_MS });
  await openAs(page, username, address);
  await listens;
}

export const salary = (page: Page) => page.getByLabel('Salary Range');
export const save = (page: Page) => page.getByRole('button', { name: 'Update Job' }).click();

/** Opens a job's form from its card. */
export async function edit(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
}
