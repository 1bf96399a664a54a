import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

// A link that is revoked, and the page of a job that is filled.
test.use({ expected: [[/\b404\b.*(?:\/preview\/|Not Found)/, /\b410\b/], { scope: 'test' }] });

/** Makes a link to what is not published yet, in the panel that is open, and reads its address. */
async function makeLink(page: Page): Promise<string> {
  const panel = page.getByRole('dialog', { name: 'Preview links' });
  await panel.getByRole('button', { name: 'Copy preview link' }).click();
  const address = await panel.getByRole('textbox', { name: 'Preview link' }).inputValue();
  expect(address).toMatch(/\/preview\/[\w-]{43}$/);
  return new URL(address).pathname;
}

test('a live job is changed beside itself, compared, shown to a client, and published', async ({
  page,
  browser,
}) => {
  const title = unique('Cable engineer');
  const changed = `${title}, offshore`;
  await openTab(page, 'jobs');
  // Somebody without a login.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await context.newPage();
  const description = 'Lays what brings the power ashore.';
  const id = await createItem(page, '/api/jobs', { title, description, salary: '£60k' });
  await page.reload();
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Job Title' }).fill(changed);
  await page.getByRole('textbox', { name: 'Salary Range' }).fill('£65k');
  await page.getByRole('button', { name: 'Save without publishing' }).click();

  await expect(card.getByText('Unpublished changes')).toBeVisible();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await visitor.goto(`/jobs/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

  await card.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(changed);
  await expect(page.getByRole('group', { name: 'Unpublished changes' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compared with what is live' });
  await expect(comparison.getByRole('term')).toHaveText(['Job Title', 'Salary Range']);
  await expectNoViolations(page);
  await comparison.getByRole('button', { name: 'Close the comparison' }).click();

  // In the form; the message that the changes were saved offers it, too.
  await page.getByRole('tabpanel').getByRole('button', { name: 'Preview link' }).click();
  const address = await makeLink(page);
  await expectNoViolations(page);
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(visitor.getByText('These changes are not published yet')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
  await expectNoViolations(visitor);
  await visitor.evaluate(() => localStorage.setItem('theme', 'dark'));
  await visitor.reload();
  await expectNoViolations(visitor);

  const links = page.getByRole('dialog', { name: 'Preview links' });
  await links.getByRole('button', { name: 'Revoke' }).click();
  await expect(links.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Preview Not Found' })).toBeVisible();
  await expectNoViolations(visitor);
  await links.getByRole('button', { name: 'Close the preview links' }).click();

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(cardOf(page, changed).getByText('Live', { exact: true })).toBeVisible();
  await expect(cardOf(page, changed).getByText('Unpublished changes')).toHaveCount(0);
  await expect(async () => {
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(changed, { timeout: 100 });
  }).toPass();
  await context.close();
});

test('changes that are dropped come back', async ({ page }) => {
  const title = unique('Grid planner');
  await openTab(page, 'jobs');
  const description = 'Plans where the lines go.';
  await createItem(page, '/api/jobs', { title, description });
  await page.reload();
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Salary Range' }).fill('£70k');
  await page.getByRole('button', { name: 'Save without publishing' }).click();
  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Drop changes' }).click();
  await expect(card.getByText('Unpublished changes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(card.getByText('Unpublished changes')).toBeVisible();
});

test('a job that is filled says so to its visitors, and can be reopened', async ({
  page,
  openAnother,
}) => {
  const title = unique('Turbine inspector');
  const visitor = await openAnother();
  await openTab(page, 'jobs');
  const description = 'Climbs where nobody else does.';
  const id = await createItem(page, '/api/jobs', { title, description });
  await page.reload();
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(card.getByText('Filled', { exact: true })).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto(`/jobs/${id}`))?.status()).toBe(410);
  }).toPass();
  await expect(visitor.getByText('This role has been filled')).toBeVisible();
  await card.getByRole('button', { name: 'Reopen' }).click();
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
});
