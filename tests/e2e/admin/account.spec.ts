import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { expect, test } from '../support/watched-page';

// A session that has ended, and a password that is wrong.
test.use({ expected: [/\b40[01]\b/] });

const FIRST = 'a quiet harbour at dawn';
const NEXT = 'six copper kettles in a row';

/** Makes an account as an operator does: other tests use the demo content's. */
async function createAccount(name: string): Promise<void> {
  const cwd = join(import.meta.dirname, '../../..');
  const command = spawn('npm', ['run', 'admin', '--', 'create', name], { cwd });
  command.stdin.end(FIRST);
  const [code] = (await once(command, 'exit')) as [number];
  expect(code).toBe(0);
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an admin sees the own sessions, ends one and changes the password', async ({
  page,
  openAnother,
}) => {
  // Eight logins and changes, each with a hash that takes as long as in production.
  test.slow();
  const username = `account-${Date.now()}`;
  await createAccount(username);
  const elsewhere = await openAnother();
  await elsewhere.goto('/admin?tab=testimonials');
  await logIn(elsewhere, username, FIRST);
  await expect(elsewhere.getByRole('heading', { name: 'Content Management' })).toBeVisible();

  // The address itself, and after the login it goes on there.
  await page.goto('/admin/account');
  await logIn(page, username, FIRST);
  const heading = page.getByRole('heading', { level: 1, name: 'Your account' });
  await expect(heading).toBeVisible();
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('article');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('Chrome on Linux');
  await expect(sessions.first()).toContainText('This session');

  await sessions.last().getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  // It is told by itself, without a reload.
  await expect(elsewhere.getByText('Session expired')).toBeVisible();

  await logIn(elsewhere, username, FIRST);
  await expect(elsewhere.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/admin/account');
  await expect(otherTab.getByText('This session')).toBeVisible();
  await page.getByLabel('Present password').fill('not my password');
  await page.getByLabel('New password').fill(NEXT);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your present password')).toBeVisible();
  await page.getByLabel('Present password').fill(FIRST);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  // The browser goes on with the session that came in the place of all, in each of its tabs.
  const inOtherTab = otherTab.getByRole('list', { name: 'Sessions' }).getByRole('article');
  await expect(inOtherTab).toHaveCount(1);
  await expect(otherTab.getByRole('dialog')).toHaveCount(0);
  await otherTab.close();

  // This session goes on, the other one has ended, and only the new password opens one.
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(elsewhere.getByText('Session expired')).toBeVisible();
  await logIn(elsewhere, username, FIRST);
  await expect(elsewhere.getByText('Invalid credentials')).toBeVisible();
  await elsewhere.getByLabel('Password', { exact: true }).fill(NEXT);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Content Management' })).toBeVisible();

  // The cookie of a known device is for the login alone, and for no script.
  const cookies = await elsewhere.context().cookies();
  expect(cookies).toMatchObject([
    {
      name: '__session',
      path: '/api/admin/login',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    },
  ]);
});

// Colours are of a scheme and places of a width: each once.
for (const [scheme, width] of [
  ['dark', 390],
  ['light', 1440],
] as const) {
  test(`the account page can be used by everybody: ${scheme}, ${width} px`, async ({ page }) => {
    const username = `axe-${scheme}-${width}-${Date.now()}`;
    await createAccount(username);
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), scheme);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/account');
    await logIn(page, username, FIRST);
    await expect(page.getByText('This session')).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
