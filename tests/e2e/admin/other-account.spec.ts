import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { createAdmin, PASSWORD } from '../support/accounts';
import { openAs, signIn, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { JOBS } from '../support/live-steps';

// The first account's session ends with the login of the other one.
test.use({ expected: [/401/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else is logged in now' });

test('a login in another tab takes over no form: each stays with its account, or is kept', async ({
  page,
  context,
}) => {
  const [anna, ben] = [await createAdmin('anna'), await createAdmin('ben')];
  const name = unique('Wind analyst');
  await openAs(page, anna, JOBS);
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await title(page).fill(name);

  const other = await context.newPage();
  await other.goto('/admin/login');
  await signIn(other, PASSWORD, ben);
  await expect(dialogOf(page)).toContainText(`kept in this browser for ${anna}`);
  await expect(dialogOf(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await signIn(dialogOf(page), PASSWORD);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue(name);

  // Now the second account's tab gets the message.
  await expect(dialogOf(other)).toContainText(`logged in as ${anna} now`);
  await signIn(dialogOf(other), PASSWORD);
  await dialogOf(page)
    .getByRole('link', { name: `Go on as ${ben}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(ben);
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await expect(title(page)).toHaveValue('');
});
