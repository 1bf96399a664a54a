import { demoAdmin } from '../../../scripts/seed/admin';
import { expect, test } from '../support/watched-page';

// What the dashboard begins to read while its session ends is refused, and the browser says so.
test.use({ expected: [/^401: .*\/api\/admin\/|console: .*\b401\b/] });

test('an admin logs in, sees the dashboard and logs out', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');

  await page.getByLabel('Username').fill(demoAdmin.username);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin(\?|$)/);
  await expect(page.getByText('Welcome to the admin panel')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  for (const name of ['Jobs', 'Case Studies', 'Testimonials', 'Client Logos', 'People']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }

  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => localStorage.getItem('adminSessionId'))).toBeNull();

  // Gone on the server as well, and not only from this browser.
  const verify = await page.request.get('/api/admin/verify', {
    headers: { authorization: `Bearer ${sessionId}` },
  });
  expect(verify.status()).toBe(401);
});
