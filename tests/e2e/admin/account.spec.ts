import { expectAccessible } from '../support/accessible';
import { createAdmin, PASSWORD } from '../support/accounts';
import { createItem, signIn, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION, edit, salary } from '../support/live-steps';

// Ended sessions, and a wrong password.
test.use({ expected: [/\b40[01]\b/] });

const NEXT = 'six copper kettles in a row';

test('an admin logs in, ends a session elsewhere, changes the password and logs out', async ({
  page,
  openAnother,
}) => {
  const username = await createAdmin('account');
  const job = unique('Turbine technician');
  const heading = page.getByRole('heading', { level: 1, name: 'Your account' });
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('article');
  const elsewhere = await openAnother();
  const dashboard = elsewhere.getByRole('heading', { name: 'Content Management' });

  await test.step('the login leads to the dashboard and its tabs', async () => {
    await elsewhere.goto('/admin');
    await expect(elsewhere).toHaveURL('/admin/login');
    await signIn(elsewhere, PASSWORD, username);
    await expect(elsewhere).toHaveURL(/\/admin(\?|$)/);
    await expect(elsewhere.getByText('Welcome to the admin panel')).toBeVisible();
    for (const name of ['Jobs', 'Case Studies', 'Testimonials', 'Client Logos', 'People']) {
      await expect(elsewhere.getByRole('tab', { name })).toBeVisible();
    }
    // Only the login receives a known device's cookie, and no script can read it.
    expect(await elsewhere.context().cookies()).toMatchObject([
      {
        name: '__session',
        path: '/api/admin/login',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ]);
    await createItem(page, '/api/jobs', { title: job, description: DESCRIPTION });
    await edit(elsewhere, job);
    await salary(elsewhere).fill('£47k');
  });

  await test.step('the account page at its address is accessible', async () => {
    await page.goto('/admin/account');
    await signIn(page, PASSWORD, username);
    await expect(heading).toBeVisible();
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText('Chrome on Linux');
    await expect(sessions.first()).toContainText('This session');
    await expectAccessible(page);
  });

  await test.step('a session that is ended here asks for a login there, and keeps the form', async () => {
    await sessions.last().getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('The session has ended.')).toBeVisible();
    await expect(sessions).toHaveCount(1);
    // It appears without a reload.
    await expect(elsewhere.getByText('Session expired')).toBeVisible();
    await signIn(elsewhere, PASSWORD, username);
    await expect(salary(elsewhere)).toHaveValue('£47k');
  });

  await test.step('a new password ends every other session, and each tab of this one stays logged in', async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto('/admin/account');
    await expect(otherTab.getByText('This session')).toBeVisible();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill(NEXT);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your present password')).toBeVisible();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await expect(otherTab.getByRole('list', { name: 'Sessions' }).getByRole('article')).toHaveCount(
      1,
    );
    await expect(otherTab.getByRole('dialog')).toHaveCount(0);
    await otherTab.close();
    await page.reload();
    await expect(heading).toBeVisible();
  });

  await test.step('only the new password logs in, and logging out ends the session on the server', async () => {
    await expect(elsewhere.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await signIn(elsewhere, PASSWORD, username);
    await expect(elsewhere.getByText('Invalid credentials')).toBeVisible();
    await signIn(elsewhere, NEXT);
    await expect(dashboard).toBeVisible();
    const stored = () => elsewhere.evaluate(() => localStorage.getItem('adminSessionId'));
    const headers = { authorization: `Bearer ${await stored()}` };
    await elsewhere.getByRole('button', { name: 'Log out' }).click();
    await expect(elsewhere).toHaveURL('/admin/login');
    expect(await stored()).toBeNull();
    const verified = await elsewhere.request.get('/api/admin/verify', { headers });
    expect(verified.status()).toBe(401);
  });
});
