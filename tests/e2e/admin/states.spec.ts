import type { Locator, Page } from '@playwright/test';
import { expectNoViolations as expectNoneByAxe } from '../support/accessible';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { brokenBySecondEngine } from '../support/second-engine';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// What opens on a page, and what stands in the place of its content. `routes.spec.ts` looks at each page
// as it comes, and other tests look at what they open: filters, merges, drafts, the own account.

const DIALOG = '[role="dialog"]';
const QUESTION = '[role="alertdialog"]';
const CHOICES = '[role="listbox"]';
const MENU = '[role="menu"]';

// What fades in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateAllParts(page);
}

/** Both engines look at it. */
async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await expectNoneByAxe(page, within);
  const broken = await brokenBySecondEngine(page, within);
  expect.soft(broken, `${page.url()} ${within ?? ''}`).toEqual([]);
}

/** Looks at what a control opens, and closes it. */
async function lookInto(page: Page, control: Locator, opened: string): Promise<void> {
  await control.click();
  await expect(page.locator(opened)).toBeVisible();
  await expect(page.locator(opened).getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  await expectNoViolations(page, opened);
  // The first Escape may close a tip or a list of choices.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(opened)).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

for (const width of [390, 1440]) {
  const isPhone = width < 600;
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what opens on the public pages can be used by everybody', async ({ page }) => {
      test.setTimeout(120_000);
      await visit(page, '/');
      await button(page, 'Menu').click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const group of ['Solutions', 'Sectors']) {
        await drawer.getByText(group, { exact: true }).click();
      }
      await expect(drawer.getByRole('link', { name: 'Future Mobility' })).toBeVisible();
      await expectNoViolations(page, 'dialog');
      await page.keyboard.press('Escape');
      await button(page, 'Send message').click();
      await expect(page.getByText('Missing Information').first()).toBeVisible();
      await expectNoViolations(page);

      await visit(page, '/services');
      await page.getByRole('main').locator('summary').first().click();
      await expectNoViolations(page, 'main');
      await visit(page, '/growth?hires=10');
      await expect(page.getByText('Ask for a custom quote')).toBeVisible();
      await expectNoViolations(page, 'main');
      await visit(page, '/sectors');
      await page.getByRole('tab', { name: 'Future Mobility' }).click();
      await expectNoViolations(page, 'main');

      await visit(page, '/jobs?q=zebra');
      await expect(page.getByText('No jobs match your search criteria')).toBeVisible();
      await expectNoViolations(page, 'main');
    });

    test.describe('where the API fails', () => {
      test.use({ expected: [/503/] });

      test('what says so can be used by everybody', async ({ page }) => {
        await page.route(/\/api\/jobs/, (route) => route.fulfill({ status: 503, body: '' }));
        await visit(page, '/about');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Job Listings' }).click();
        const failure = page.getByText('The jobs could not be loaded just now.');
        await expect(failure).toBeVisible();
        await expectNoViolations(page, '#jobs');
        await page.locator('#jobs').getByRole('link', { name: 'View All' }).click();
        await expect(page).toHaveURL('/jobs');
        await expect(failure).toBeVisible();
        await expectNoViolations(page, 'main');

        await openTab(page, 'jobs');
        await expect(page.getByText('The jobs could not be loaded')).toBeVisible();
        await expectNoViolations(page, 'main');
      });
    });

    test('what opens in the admin area can be used by everybody', async ({ page }) => {
      test.setTimeout(120_000);
      const title = unique('Aerial rigger');
      await openTab(page, 'jobs');
      const id = await createItem(page, '/api/jobs', { title, description: 'Climbs and rigs.' });
      const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
      const headers = { authorization: `Bearer ${sessionId}` };
      try {
        const changed = { salary: '£50k', customLocation: 'Leeds' };
        await page.request.put(`/api/jobs/${id}`, { data: changed, headers });
        await page.goto(`/admin?tab=jobs&q=${encodeURIComponent(title)}`);
        const card = cardOf(page, title);
        await lookInto(page, card.getByRole('button', { name: 'More' }), MENU);
        await card.getByRole('button', { name: 'More' }).click();
        await lookInto(page, page.getByRole('menuitem', { name: 'History' }), DIALOG);
        await lookInto(page, card.getByRole('button', { name: 'Delete' }), QUESTION);
        await lookInto(page, button(page, 'Recent messages and activity'), DIALOG);
        const account = page.getByRole('button', { name: 'Account menu' });
        await lookInto(page, account, MENU);
        await account.click();
        await lookInto(page, page.getByRole('menuitem', { name: 'Keyboard shortcuts' }), DIALOG);
        await expect(account).toBeFocused();
        if (isPhone) await button(page, 'Filters').click();
        await lookInto(page, page.getByRole('combobox', { name: 'Sort' }), CHOICES);
        await card.getByRole('checkbox').check();
        await expectNoViolations(page, 'main');
        const bar = page.getByRole('group', { name: '1 selected' });
        await lookInto(page, bar.getByRole('button', { name: 'More' }), MENU);
        await button(page, 'Find any item or command').click();
        await expect(page.locator(DIALOG).getByRole('option').first()).toBeVisible();
        await expectNoViolations(page, DIALOG);
        await page.goto('/admin?tab=jobs&q=zebra');
        await expect(page.getByText('No jobs found.')).toBeVisible();
        await expectNoViolations(page, 'main');

        await page.goto('/admin?tab=jobs&new=1');
        await button(page, 'Create Job').click();
        await expect(page.getByText('Title must be at least 3 characters').first()).toBeVisible();
        await expectNoViolations(page, 'main');
        await lookInto(page, page.getByRole('combobox', { name: /^Job Type/ }), CHOICES);
        await page.getByLabel('Job Title').fill(title);
        await lookInto(page, button(page, 'Cancel'), QUESTION);
      } finally {
        await page.request.delete(`/api/jobs/${id}`, { headers });
      }
    });
  });
}
