import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseOf,
  createItem,
  fillPassword,
  openTab,
  revokeSessions,
  unique,
} from '../support/admin-steps';
import { expectNoViolations } from '../support/accessible';
import { expect, test } from '../support/watched-page';

// Two browsers, and the operator's command line between them.
test.slow();

const DESCRIPTION = 'Settings, studies and site visits.';

/** Logs in, makes a job and opens its form. */
async function editNewJob(page: Page, title: string): Promise<string> {
  await openTab(page, 'jobs');
  const id = await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
  await page.reload();
  await openForm(page, title);
  return id;
}

async function openForm(page: Page, title: string): Promise<void> {
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
}

const salary = (page: Page) => page.getByLabel('Salary Range');
const save = (page: Page) => page.getByRole('button', { name: 'Update Job' }).click();

test.describe('a session that is revoked in mid-edit', () => {
  test.use({ expected: [/401/] });
  // Where it is live, the end of the session is seen before the save: `live.spec.ts`.
  test.beforeEach(({ page }) =>
    page.route('**/api/admin/live', (route) =>
      route.fulfill({ json: { success: true, data: null } }),
    ),
  );

  test('is renewed in place, and the save goes on', async ({ page, openAnother }) => {
    const title = unique('Commissioning lead');
    const id = await editNewJob(page, title);
    await salary(page).fill('£70k to £75k');
    await revokeSessions();
    await save(page);

    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Username')).toHaveValue('admin');
    await fillPassword(page);
    await dialog.getByRole('button', { name: 'Sign in' }).click();

    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(cardOf(page, title)).toContainText('£70k to £75k');
    const visitor = await openAnother();
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole('main')).toContainText('£70k to £75k');
  });

  test('loses nothing when the login is put off', async ({ page }) => {
    await editNewJob(page, unique('Commissioning lead'));
    await salary(page).fill('£70k to £75k');
    await revokeSessions();
    await save(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('The job was not saved')).toBeVisible();
    await expect(salary(page)).toHaveValue('£70k to £75k');
  });
});

test('a place that nobody finds by distance is told, and chosen from those that there are', async ({
  page,
}) => {
  await editNewJob(page, unique('Cell engineer'));
  const check = page.getByRole('group', { name: 'Advert check' });
  const place = page.getByRole('combobox', { name: 'City or Town' });
  const warning = check.getByText(/^Visitors who search by distance will not find this/);
  await place.fill('Wolds site');
  await expect(warning).toBeVisible();
  await place.fill('');
  await place.pressSequentially('covent');
  const offered = page.getByRole('option', { name: 'Coventry, UK' });
  await expect(offered).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page, '[role="listbox"]');
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(/^Coventry/);
  await expect(warning).toHaveCount(0);
  await save(page);
  await expect(page.getByText(/” updated\.$/)).toBeVisible();
});

test.describe('a job that somebody else has changed meanwhile', () => {
  test.use({ expected: [/412/] });

  /** Both have the form open; the colleague saves first. */
  async function editInTwoBrowsers(page: Page, colleague: Page, theirs: Record<string, string>) {
    const title = unique('Grid planner');
    const id = await editNewJob(page, title);
    await openTab(colleague, 'jobs');
    await openForm(colleague, title);
    for (const [label, text] of Object.entries(theirs)) {
      await colleague.getByLabel(label).fill(text);
    }
    await save(colleague);
    await expect(colleague.getByText(`“${title}” updated.`)).toBeVisible();
    return { id, title };
  }

  test('keeps both edits when they are of different fields', async ({ page, openAnother }) => {
    const colleague = await openAnother();
    const { id } = await editInTwoBrowsers(page, colleague, { 'City or Town': 'Inverness' });
    await salary(page).fill('£55k to £60k');
    await save(page);
    await expect(page.getByText(/changed this job while you were editing it/)).toBeVisible();
    await save(page);
    await expect(page.getByText(/” updated\.$/)).toBeVisible();

    const visitor = await openAnother();
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole('main')).toContainText('Inverness');
    await expect(visitor.getByRole('main')).toContainText('£55k to £60k');
  });

  test('asks about a field that both changed, and saves what is decided', async ({
    page,
    openAnother,
  }) => {
    const colleague = await openAnother();
    const { id } = await editInTwoBrowsers(page, colleague, { 'Salary Range': '£80k to £85k' });
    await salary(page).fill('£55k to £60k');
    await save(page);
    await expect(page.getByText(/changed this job while you were editing it/)).toBeVisible();

    // Neither wins by being the last.
    await save(page);
    await expect(page.getByText('Decide on Salary Range before you save.')).toBeVisible();
    await page.getByRole('radio', { name: 'Keep mine' }).check();
    await save(page);
    await expect(page.getByText(/” updated\.$/)).toBeVisible();

    const visitor = await openAnother();
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole('main')).toContainText('£55k to £60k');
    await expect(visitor.getByRole('main')).not.toContainText('£80k to £85k');
  });
});

test('the history tells what was changed, and gives an earlier version back', async ({
  page,
  openAnother,
}) => {
  const title = unique('Blade technician');
  const id = await editNewJob(page, title);
  await salary(page).fill('£40k to £44k');
  await save(page);
  await expect(page.getByText(`“${title}” updated.`)).toBeVisible();

  const button = cardOf(page, title).getByRole('button', { name: 'More' });
  await chooseOf(cardOf(page, title), 'History');
  const panel = page.getByRole('dialog', { name: 'History' });
  const entries = panel.getByRole('list', { name: 'Changes, newest first' });
  await expect(entries.getByRole('heading')).toHaveText(['Changed', 'Created']);
  await expect(entries).toContainText('£40k to £44k');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();

  await chooseOf(cardOf(page, title), 'History');
  await panel.getByRole('button', { name: 'Restore version 1' }).click();
  await page
    .getByRole('alertdialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  // Not the entry of that name in the panel, which is on its way out.
  await expect(page.getByRole('status').filter({ hasText: 'Version 1 restored' })).toBeVisible();
  await expect(cardOf(page, title)).not.toContainText('£40k to £44k');
  const visitor = await openAnother();
  await visitor.goto(`/jobs/${id}`);
  await expect(visitor.getByRole('main')).toContainText('Competitive');
});

test('one field goes back to what it was, and what was done beside it stays', async ({ page }) => {
  const title = unique('Cable jointer');
  await editNewJob(page, title);
  await salary(page).fill('£40k to £44k');
  await page.getByRole('textbox', { name: 'Description' }).fill('Joints of up to 132 kV.');
  await save(page);
  await expect(page.getByText(`“${title}” updated.`)).toBeVisible();

  await chooseOf(cardOf(page, title), 'History');
  const panel = page.getByRole('dialog', { name: 'History' });
  const changed = panel.getByRole('listitem').filter({ hasText: 'Changed' }).first();
  const wayBack = changed.getByRole('button', { name: 'Put back this field' });
  await expect(wayBack).toHaveCount(2);
  await wayBack.and(panel.getByRole('button', { description: 'Salary Range' })).click();
  await page
    .getByRole('alertdialog', { name: 'Put back Salary Range?' })
    .getByRole('button', { name: 'Put back' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Salary Range put back' })).toBeVisible();
  await expect(cardOf(page, title)).not.toContainText('£40k to £44k');
  await cardOf(page, title).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Joints of up to 132 kV.',
  );
});

test('an empty field of several lines is no higher than they are', async ({ page }) => {
  await openTab(page, 'jobs');
  await page.getByRole('button', { name: 'Add New Job' }).click();
  const heightOf = async (name: RegExp) =>
    (await page.getByRole('textbox', { name }).boundingBox())?.height ?? 0;
  const [eight, four] = [await heightOf(/^Description/), await heightOf(/^Requirements/)];
  // As high as the window allows, before: a line was measured with the least height of the field.
  expect(four).toBeLessThan(170);
  expect(eight).toBeGreaterThan(four);
  expect(eight).toBeLessThan(300);
});
