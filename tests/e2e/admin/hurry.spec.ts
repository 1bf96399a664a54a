import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { cardOf, createItem, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

const DESCRIPTION = 'Settings, studies and site visits.';

interface Waiting {
  waits: Record<string, number>;
}

/** Jobs of the test that runs: visitors of other tests are not to find them. */
const made: string[] = [];

test.afterEach(async ({ page }) => {
  const sessionId = await page.evaluate(() => localStorage.getItem('adminSessionId'));
  for (const id of made.splice(0)) {
    const headers = { authorization: `Bearer ${sessionId}` };
    const answer = await page.request.delete(`/api/jobs/${id}`, { headers });
    // The test may have deleted it.
    expect([200, 404]).toContain(answer.status());
  }
});

/** Makes jobs whose titles share a word that no other has, and shows them alone. */
async function openJobs(page: Page, count: number): Promise<{ word: string; titles: string[] }> {
  const word = unique('Hurry').replace(' ', '');
  const titles = Array.from({ length: count }, (_, at) => `Planner ${at + 1} ${word}`);
  await openTab(page, 'jobs');
  for (const title of titles) {
    made.push(await createItem(page, '/api/jobs', { title, description: DESCRIPTION }));
  }
  await page.goto(`/admin?tab=jobs&q=${word}`);
  await expect(cardOf(page, word)).toHaveCount(count);
  return { word, titles };
}

const focusIsSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('twelve jobs are deactivated, and all of them come back by one Undo', async ({ page }) => {
  const { word } = await openJobs(page, 12);
  await page.getByRole('checkbox', { name: 'Select all 12 shown' }).check();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).first().click();
  await page.getByRole('button', { name: 'Deactivate 12 jobs' }).click();
  await expect(page.getByText('12 jobs deactivated.')).toBeVisible();
  await expect(cardOf(page, word).filter({ hasText: 'Inactive' })).toHaveCount(12);
  await focusIsSomewhere(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('12 items are as they were before')).toBeVisible();
  await expect(cardOf(page, word).filter({ hasText: 'Live' })).toHaveCount(12);
  await focusIsSomewhere(page);
});

test('the wrong one is deleted, and comes back from where the message is kept', async ({
  page,
}) => {
  const { word, titles } = await openJobs(page, 2);
  const wrong = cardOf(page, titles[0] ?? '');
  await wrong.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cardOf(page, word)).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss message' }).click();

  await page.getByRole('button', { name: 'Recent messages' }).click();
  const messages = page.getByRole('dialog').getByRole('region', { name: 'Recent messages' });
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Job restored')).toBeVisible();
  await expect(wrong).toBeVisible();
  await focusIsSomewhere(page);
});

test('found, mended and saved by keys alone: two presses to the form, one to save', async ({
  page,
}) => {
  const { word, titles } = await openJobs(page, 2);
  await page.goto('/admin?tab=jobs');
  await expect(page.getByRole('heading', { name: 'Manage Jobs' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`2 ${word}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Job' })).toBeFocused();
  await page.getByLabel('Salary Range').focus();
  await page.keyboard.type('£70k');
  await page.keyboard.press('Control+s');
  const saved = cardOf(page, titles[1] ?? '');
  await expect(saved).toBeFocused();
  await expect(saved).toContainText('£70k');
  await expect(saved).toHaveAttribute('data-marked');

  await page.keyboard.press('Control+k');
  // At once, whether or not the dialog has been loaded.
  await page.keyboard.type(`1 ${word}`);
  const sought = page.getByRole('combobox', { name: 'Find any item or command' });
  await expect(sought).toBeFocused();
  await expect(sought).toHaveValue(`1 ${word}`);
  await expect(page.getByRole('option', { name: titles[0] ?? '' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Job Title')).toHaveValue(titles[0] ?? '');
});

test('the tip of a control comes after 700 ms, and at once for who moves on by keys', async ({
  page,
}) => {
  await openTab(page, 'testimonials');
  // By the page's own clock: how long after the focus each tip comes.
  await page.evaluate(() => {
    const waits: Record<string, number> = {};
    Object.assign(window, { waits });
    let focusedAt = 0;
    // Before the page hears of it.
    addEventListener('focusin', () => (focusedAt = performance.now()), true);
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="tooltip"]')) {
        waits[textContent] ??= performance.now() - focusedAt;
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const waitFor = (tip: string) =>
    page.evaluate((text) => (window as unknown as Waiting).waits[text], tip);
  await page.getByRole('article').first().getByRole('button', { name: 'Edit' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Edit' })).toBeVisible();
  expect(await waitFor('Edit')).toBeGreaterThanOrEqual(700);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Delete' })).toBeVisible();
  expect(await waitFor('Delete')).toBeLessThan(300);
});

test('the table is read, sorted, selected and changed by keys alone', async ({ page }) => {
  const { word } = await openJobs(page, 3);
  await page.getByRole('button', { name: 'Table' }).click();
  const rows = page.getByRole('table', { name: 'Jobs' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('admin');
  await page.getByRole('button', { name: 'Title', exact: true }).press('Enter');
  await expect(rows.first()).toContainText('Planner 1');
  await expect(page).toHaveURL(/sort=title/);
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('3 selected')).toBeVisible();
  await expectNoViolations(page);

  const bar = page.getByRole('group', { name: '3 selected' });
  await bar.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'Close 3 jobs' }).press('Enter');
  await expect(page.getByText('3 jobs closed.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(3);
  await page.keyboard.press('e');
  await focusIsSomewhere(page);
  await expect(page.getByRole('main')).toContainText(word);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen shows a whole job, and all names of the tabs', async ({ page }) => {
    await openTab(page, 'jobs');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeInViewport({ ratio: 1 });
    for (const tab of await page.getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await expectNoViolations(page);
  });

  test('a message is in sight above the bar of what is selected', async ({ page }) => {
    const { titles } = await openJobs(page, 1);
    const card = cardOf(page, titles[0] ?? '');
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText('Live');
  });
});
