import { expectNoViolations } from '../support/accessible';
import { createAdmin } from '../support/accounts';
import { callApi, cardOf, createItem, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION, edit, enter, header, JOBS, salary, save } from '../support/live-steps';

// An item that one is told of may be gone when it is asked for, and a second save is refused. A list of two
// would be taken for a value with its options.
const RACES = /404.*\/api\/jobs\/\d+$|412|console: .*\b4(?:04|12)\b/;
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/;
test.use({ expected: [[RACES, NO_NETWORK], { scope: 'test' }] });

// Names that stand first among those of everybody else who works meanwhile: the header names three.
let ana = '';
let ben = '';
test.beforeAll(async () => {
  [ana, ben] = [await createAdmin('ana'), await createAdmin('ben')];
});

test('what somebody else does shows by itself, in lists, forms and the activity', async ({
  page,
}) => {
  await enter(page, ana, JOBS);
  const title = unique('Blade inspector');
  const card = cardOf(page, title);
  const id = await createItem(page, '/api/jobs', { title, description: DESCRIPTION }, ben);
  const change = (data: object) => callApi(page, 'PUT', `/api/jobs/${id}`, { data, as: ben });
  const remove = () => callApi(page, 'DELETE', `/api/jobs/${id}`, { as: ben });
  const button = (name: string) => page.getByRole('button', { name });

  await test.step('a list, in which search, selection and focus stay', async () => {
    await expect(card).toContainText(new RegExp(`Added by ${ben}, \\d\\d:\\d\\d`));
    const search = page.getByPlaceholder('Search jobs...');
    await search.fill(title);
    await card.getByRole('checkbox').check();
    await search.focus();
    await change({ salary: '£61k to £67k' });
    await expect(card).toContainText('£61k to £67k');
    await expect(card).toContainText(`Changed by ${ben}`);
    await change({ isActive: false });
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(search).toHaveValue(title);
    await expect(search).toBeFocused();
    await expect(card.getByRole('checkbox')).toBeChecked();
    await card.getByRole('checkbox').uncheck();
    // What one does oneself is no news.
    await card.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(card.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await expect(card).not.toContainText('Changed by');
  });

  await test.step('a form in which nothing was typed shows the new version', async () => {
    await edit(page, title);
    await change({ salary: '£80k' });
    await button('Show the new version').click();
    await expect(salary(page)).toHaveValue('£80k');
  });

  await test.step('a form puts both together before one is refused', async () => {
    await salary(page).fill('£55k to £60k');
    await change({ customLocation: 'Inverness' });
    await expect(page.getByText(`${ben} saved a new version just now`)).toBeVisible();
    await expect(salary(page)).toHaveValue('£55k to £60k');
    await button('Put both together').click();
    await expect(page.getByText(/changed this job while you were editing it/)).toBeVisible();
    await expect(page.getByText(`${ben} saved a new version`)).toHaveCount(0);
  });

  await test.step('a save that is refused asks about what both have changed', async () => {
    await change({ salary: '£85k' });
    await expect(page.getByText(`${ben} saved a new version just now`)).toBeVisible();
    await save(page);
    await expect(page.getByRole('radio', { name: 'Keep mine' })).toBeVisible();
    // Neither wins by being the last.
    await save(page);
    await expect(page.getByText('Decide on Salary Range before you save.')).toBeVisible();
    await page.getByRole('radio', { name: 'Keep mine' }).check();
    await save(page);
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(card).toContainText('Inverness');
    await expect(card).toContainText('£55k to £60k');
  });

  await test.step('the form of an item that is deleted stays, and can bring it back', async () => {
    await edit(page, title);
    await salary(page).fill('£44k');
    await remove();
    await expect(page.getByText(`${ben} deleted this job just now`)).toBeVisible();
    await expect(page.getByText('What you typed stays here, unsaved.')).toBeVisible();
    await expect(salary(page)).toHaveValue('£44k');
    await button('Bring it back').click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(page.getByText(`${ben} deleted this job`)).toHaveCount(0);
    // It is as it was, so that there is nothing to put together.
    await expect(page.getByRole('region', { name: 'Changes by someone else' })).toHaveCount(0);
    await save(page);
    await expect(card).toContainText('£44k');
  });

  await test.step('the activity tells what was done, and leads to the item', async () => {
    const activity = button('Activity');
    const panel = page.getByRole('region', { name: 'Activity' });
    const entry = panel.getByRole('listitem').filter({ hasText: title }).first();
    await change({ salary: '£90k' });
    await activity.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toContainText(`${ben} changed ${title}`);
    await expect(entry).toContainText('Salary');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(activity).toBeFocused();

    await activity.click();
    await entry.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(salary(page)).toHaveValue('£90k');
    await button('Cancel').click();
  });

  await test.step('a connection that is lost is told, and comes back by itself', async () => {
    await page.context().setOffline(true);
    await expect(header(page).getByText('No live updates')).toBeVisible();
    await change({ salary: '£71k' });
    await page.context().setOffline(false);
    await expect(card).toContainText('£71k', { timeout: 60_000 });
    await expect(page.getByText('No live updates')).toHaveCount(0);
  });

  await test.step('a Firestore that hangs is noticed, and nothing stands still', async () => {
    const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/**`;
    await page.route(firestore, () => undefined);
    // What is shown next is told, and nobody acknowledges it.
    await edit(page, title);
    await expect(header(page).getByText('No live updates')).toBeVisible();
    await salary(page).fill('£52k');
    await save(page);
    await expect(card).toContainText('£52k');
    await page.unroute(firestore);
  });
});

test('the header and an item tell who is there, until the tab is closed', async ({
  page,
  openAnother,
}) => {
  const other = await openAnother();
  await enter(page, ana, JOBS);
  await enter(other, ben, JOBS);
  const title = unique('Grid planner');
  const card = cardOf(page, title);
  await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
  // Of many, the header names a few.
  await expect(header(page)).toContainText(new RegExp(`${ben}|\\d others`));
  await edit(other, title);
  const present = new RegExp(`${ben} is editing this, since \\d\\d:\\d\\d`);
  await expect(card).toContainText(present);

  // Colours are of a scheme and places of a width.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // In the table, too.
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: title })).toContainText(present);
  await page.getByRole('button', { name: 'Cards' }).click();
  await edit(page, title);
  await expect(
    page.getByText(new RegExp(`${ben} is editing this too, since \\d\\d:\\d\\d`)),
  ).toBeVisible();
  // At its beginning: what is read to people who hear the page has it, too.
  const alsoHere = other.getByText(new RegExp(`^${ana} is editing this too, since`));
  await expect(alsoHere).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(alsoHere).toHaveCount(0);
  // Whoever is about to delete it is told.
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`${ben} is editing this, since`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  // As a tab that is closed does; a browser that is ended with it might not get to say so.
  await other.goto('about:blank');
  await expect(header(page)).not.toContainText(ben);
  await expect(card).not.toContainText('is editing this');
});
