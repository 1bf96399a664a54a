import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../support/accessible';
import { callApi, cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { expectNames } from '../support/page-looks';
import { hydrateAllParts } from '../support/until-hydrated';

// Every page of the admin area, dialogs on both parts of the site, and loading and error states.
// `pages.spec.ts` checks the public pages at rest; other tests check filters, merges, drafts and
// the account page.

/** Each tab's list and new form, an item's form, and the bin. */
const ADMIN_PATHS = [
  ...['jobs', 'case-studies', 'testimonials', 'client-logos', 'people'].flatMap((tab) => [
    `/admin?tab=${tab}`,
    `/admin?tab=${tab}&new=1`,
  ]),
  '/admin?tab=jobs&edit=1001',
  '/admin?tab=jobs&view=deleted',
];

const DIALOG = '[role="dialog"]';
const QUESTION = '[role="alertdialog"]';
const CHOICES = '[role="listbox"]';
const MENU = '[role="menu"]';

test.use({ viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateAllParts(page);
}

/** Opens a control's popup, checks it, and closes it. */
async function lookInto(
  page: Page,
  control: Locator,
  opened: string,
  check: typeof expectAccessible = expectAccessible,
): Promise<void> {
  await control.click();
  await expect(page.locator(opened)).toBeVisible();
  await expect(page.locator(opened).getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await check(page, opened);
  // The first Escape may close a tooltip or a list of choices.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

for (const half of [0, 1]) {
  const ofHalf = ADMIN_PATHS.filter((_, at) => at % 2 === half);
  test(`${ofHalf.join(', ')} are accessible`, async ({ page }) => {
    await openTab(page, 'jobs');
    for (const path of ofHalf) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // The network is never idle here, because the page listens for changes.
      await expect(page.getByText(/^(?:Loading|Verifying) .*\.\.\.$/), path).toHaveCount(0);
      await expectNames(page, path);
      await expectAccessible(page);
    }
  });
}

test('dialogs of the public pages are accessible', async ({ page }) => {
  await visit(page, '/');
  await button(page, 'Menu').click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const group of ['Solutions', 'Sectors']) {
    await drawer.getByText(group, { exact: true }).click();
  }
  await expect(drawer.getByRole('link', { name: 'Future Mobility' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await button(page, 'Send message').click();
  await expect(page.getByText('Missing Information').first()).toBeVisible();
  await expectAccessible(page, '#contact');

  await visit(page, '/services');
  await page.getByRole('main').locator('summary').first().click();
  await expectAccessible(page, 'main details[open]');
  await visit(page, '/growth?hires=10');
  await expect(page.getByText('Ask for a custom quote')).toBeVisible();
  await expectAccessible(page, '#pricing');
  await visit(page, '/sectors');
  await page.getByRole('tab', { name: 'Future Mobility' }).click();
  await expectAccessible(page, 'main');
  await visit(page, '/jobs?q=zebra');
  await expect(page.getByText('No jobs match your search criteria')).toBeVisible();
  await expectAccessible(page, 'main');
});

test.describe('where the API fails', () => {
  test.use({ expected: [/503/] });

  test('error messages are accessible', async ({ page }) => {
    await page.route(/\/api\/jobs/, (route) => route.fulfill({ status: 503, body: '' }));
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'View jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(page.getByRole('alert').getByText('The jobs could not be loaded')).toBeVisible();
    await expectAccessible(page, 'main');

    await openTab(page, 'jobs');
    await expect(page.getByText('The jobs could not be loaded')).toBeVisible();
    await expectAccessible(page, 'main');
    // A logged-in account would not see the login.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('dialogs of the admin area are accessible', async ({ page }) => {
  const title = unique('Aerial rigger');
  await openTab(page, 'jobs');
  const id = await createItem(page, '/api/jobs', { title, description: 'Climbs and rigs.' });
  await callApi(page, 'PUT', `/api/jobs/${id}`, {
    data: { salary: '£50k', customLocation: 'Leeds' },
  });
  await page.goto(`/admin?tab=jobs&q=${encodeURIComponent(title)}`);
  const card = cardOf(page, title);
  await lookInto(page, card.getByRole('button', { name: 'More' }), MENU);
  await card.getByRole('button', { name: 'More' }).click();
  await lookInto(page, page.getByRole('menuitem', { name: 'History' }), DIALOG);
  await lookInto(page, card.getByRole('button', { name: 'Delete' }), QUESTION);
  await lookInto(page, button(page, 'Recent messages and activity'), DIALOG);
  const account = page.getByRole('button', { name: 'Account menu' });
  await lookInto(page, account, MENU);
  await expect(account).toBeFocused();

  await button(page, 'Filter').click();
  await expectAccessible(page, DIALOG);
  const state = page.getByRole('combobox', { name: 'State' });
  await lookInto(page, state, CHOICES, expectNoViolations);
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);

  await card.getByRole('checkbox').check();
  await expectAccessible(page, 'main');
  await expect(page.getByRole('group', { name: '1 selected' })).toBeVisible();
  await button(page, 'Find any item or command').click();
  await expect(page.locator(DIALOG).getByRole('option').first()).toBeVisible();
  await expectAccessible(page, DIALOG);
  await page.goto('/admin?tab=jobs&q=zebra');
  await expect(page.getByText('No jobs found.')).toBeVisible();
  await expectAccessible(page, 'main');

  await page.goto('/admin?tab=jobs&new=1');
  await button(page, 'Create Job').click();
  await expect(page.getByText('Title must be at least 3 characters').first()).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByLabel('Job Title').fill(title);
  await page.reload();
  await expect(page.getByText(/^Restored from/)).toBeVisible();
  await expectAccessible(page, 'main');
});

test('each control that Tab reaches shows the focus', async ({ page }) => {
  await openTab(page, 'jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  const unseen: (string | undefined)[] = [];
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    unseen.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        // A text field changes its edge.
        if (!focused || focused.matches('input:not([type="checkbox"])')) return undefined;
        const { outlineStyle } = getComputedStyle(focused.closest('.Mui-focusVisible') ?? focused);
        return outlineStyle === 'none' ? focused.outerHTML : undefined;
      }),
    );
  }
  expect(unseen.filter((html) => html !== undefined)).toEqual([]);
});
