import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { unique } from '../support/admin-steps';
import { createAdmin, JOBS, logIn, PASSWORD } from '../support/live-steps';
import { expect, test } from '../support/watched-page';

// The first account's session ends with the login of the other one.
test.use({ expected: [/401/] });
test.slow();

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' });
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else is logged in now' });

test('who logs in in another tab takes over no form: it goes on in its own name, or is kept', async ({
  page,
  context,
}) => {
  const [anna, ben] = [await createAdmin('anna'), await createAdmin('ben')];
  const name = unique('Wind analyst');
  await logIn(page, anna, JOBS);
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await title(page).fill(name);

  const other = await context.newPage();
  await logIn(other, ben, '/admin/login');
  await expect(dialogOf(page)).toContainText(`kept in this browser for ${anna}`);
  await expect(dialogOf(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue(name);

  // It is the other one's turn to be told.
  await expect(dialogOf(other)).toContainText(`logged in as ${anna} now`);
  await dialogOf(other).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialogOf(other).getByRole('button', { name: 'Sign in' }).click();
  await dialogOf(page)
    .getByRole('button', { name: `Go on as ${ben}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(ben);
  await expect(page.getByText(/unfinished job/)).toHaveCount(0);

  await logIn(page, anna, '/admin/login');
  await page.goto(JOBS);
  await expect(page.getByRole('region', { name: 'One unfinished job' })).toContainText(name);
});
