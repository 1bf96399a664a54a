import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { cardOf, createItem, unique } from '../support/admin-steps';
import {
  call,
  createAdmin,
  DESCRIPTION,
  edit,
  enter,
  enterBoth,
  header,
  JOBS,
  logIn,
  PASSWORD,
  salary,
  save,
} from '../support/live-steps';
import { expect, test } from '../support/watched-page';

// Two browsers at once.
test.slow();

let ana = '';
let ben = '';
test.beforeAll(async () => {
  [ana, ben] = await Promise.all([createAdmin('ana'), createAdmin('ben')]);
});

test.describe('activity', () => {
  test('lists what was done last, live, with the ways to the item and back', async ({
    page,
    openAnother,
  }) => {
    const formIsWanted = await hold(page, '**/assets/tab-form-*.js');
    const { other, title, id, card } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Rope access lead',
    });
    const button = page.getByRole('button', { name: 'Activity' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Activity' });
    const entry = panel.getByRole('listitem').filter({ hasText: title }).first();
    await expect(entry).toContainText(`${ben} added ${title}`);
    await expect(entry.getByRole('button', { name: 'Undo' })).toBeVisible();

    await call(other, 'PUT', `/api/jobs/${id}`, { salary: '£90k' });
    await expect(entry).toContainText(`${ben} changed ${title}`);
    await expect(entry).toContainText('Salary Range');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await entry.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toContainText(`You restored version 1 of ${title}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'is as it was before' })).toBeVisible();
    await expect(card).not.toContainText('£90k');

    // What is done to many in one go is one line, and it can be asked for less.
    await page.mouse.move(0, 0);
    for (const place of ['Leith', 'Nigg', 'Wick']) {
      await createItem(other, '/api/jobs', { title: unique(place), description: DESCRIPTION });
    }
    await button.click();
    const bulk = panel.getByRole('listitem').filter({ hasText: `${ben} added 3 jobs` });
    await bulk.getByText('Which ones').click();
    await expect(bulk.getByRole('link')).toHaveCount(3);
    await panel.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Salary Range' }).click();
    await expect(bulk).toHaveCount(0);
    await expect(entry).toContainText(title);
    await page.keyboard.press('Escape');

    // What is below the pointer stays.
    await page.mouse.move(0, 0);
    await call(other, 'DELETE', `/api/jobs/${id}`);
    await expect(card).toHaveCount(0);
    await button.click();
    await expect(entry).toContainText(`${ben} deleted ${title}`);
    const listIsWanted = await hold(page, '**/api/jobs');
    await entry.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toContainText(`You brought back ${title}`);
    await entry.getByRole('link', { name: title }).click();
    // Neither the list with it nor the code of the form is there yet: first comes the one, then the other.
    await expect(page.getByText('Loading...')).toBeVisible();
    const listIsRead = page.waitForResponse('**/api/jobs');
    listIsWanted();
    await listIsRead;
    formIsWanted();
    await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });

  // Colours are of a scheme and places of a width: each once, since two logins take their time.
  for (const [scheme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    test(`can be used by everybody: ${scheme}, ${width} px`, async ({ page, openAnother }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), scheme);
      await page.setViewportSize({ width, height: 900 });
      const { other, title } = await enterBoth(page, openAnother, {
        names: [ana, ben],
        job: 'Rigger',
      });
      await edit(other, title);
      await expect(cardOf(page, title)).toContainText(`${ben} is editing this`);
      await expectUsable(page, width);
      await page.getByRole('button', { name: 'Activity' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectUsable(page, width);
    });
  }
});

/** Holds every answer of an address back, until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => release();
}

async function expectUsable(page: Page, width: number): Promise<void> {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test.describe('a session that ends elsewhere', () => {
  test.use({ expected: [/401/] });

  for (const how of ['is ended from another device', 'ends with a new password'] as const) {
    test(`leads to the login when it ${how}, and the draft is kept`, async ({
      page,
      openAnother,
    }) => {
      const username = await createAdmin('dee');
      await logIn(page, username, JOBS);
      const title = unique('Turbine technician');
      await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
      await edit(page, title);
      await salary(page).fill('£47k');

      const device = await openAnother();
      await logIn(device, username, JOBS);
      await device.goto('/admin/account');
      if (how === 'is ended from another device') {
        await device.getByRole('button', { name: 'End session' }).last().click();
      } else {
        await device.getByLabel('Present password').fill(PASSWORD);
        await device.getByLabel('New password').fill('six copper kettles in a row');
        await device.getByRole('button', { name: 'Change password' }).click();
      }

      await expect(page.getByText('Session expired')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      const password =
        how === 'is ended from another device' ? PASSWORD : 'six copper kettles in a row';
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Continue with it' }).click();
      await expect(salary(page)).toHaveValue('£47k');
    });
  }
});

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/] });

  test('it says so, works on, and is live again by itself', async ({ page, openAnother }) => {
    const { other, title, id, card } = await enterBoth(page, openAnother, {
      names: [ana, ben],
      job: 'Dive supervisor',
    });
    await page.context().setOffline(true);
    await expect(header(page).getByText('No live updates')).toBeVisible();
    await call(other, 'PUT', `/api/jobs/${id}`, { salary: '£71k' });
    await expect(card).toBeVisible();
    await page.context().setOffline(false);
    await expect(card).toContainText('£71k', { timeout: 60_000 });
    await expect(page.getByText('No live updates')).toHaveCount(0);
    // Others who have left a moment ago may still stand between the two.
    await expect(header(page)).toContainText(new RegExp(`${ben}.* and you`));
    await expect(card).toContainText(title);
  });

  test('a Firestore that hangs is noticed, and nothing stands still', async ({ page }) => {
    await enter(page, ana, JOBS);
    const title = unique('Anchor engineer');
    await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
    await expect(cardOf(page, title)).toBeVisible();
    const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/**`;
    await page.route(firestore, () => undefined);
    // What is shown next is told, and nobody acknowledges it.
    await edit(page, title);
    await expect(header(page).getByText('No live updates')).toBeVisible();
    await salary(page).fill('£52k');
    await save(page);
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await page.unroute(firestore);
  });
});

test('what is not configured is not there, and loads nothing', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.route('**/api/admin/live', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  const asked = page.waitForResponse('**/api/admin/live');
  await page.goto(JOBS);
  await page.getByLabel('Username').fill(ana);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activity' })).toHaveCount(0);
  await expect(page.getByText('No live updates')).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('live-part'))).toEqual([]);
});
