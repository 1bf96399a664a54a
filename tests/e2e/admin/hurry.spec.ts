import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import {
  cardOf,
  createItem,
  messageOf,
  openTab,
  unique,
  workersEditor,
} from '../support/admin-steps';
import { expect, test } from '../support/admin-test';
import { DESCRIPTION } from '../support/live-steps';

const focusIsSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('jobs are found, changed, saved, sorted and closed by keys alone, and one Undo reverts a bulk change', async ({
  page,
}) => {
  // A word that no other job has.
  const word = unique('Hurry').split(' ')[1] ?? '';
  const titles = [1, 2, 3].map((number) => `Planner ${number} ${word}`);
  const bulk = page.getByRole('group', { name: '3 selected' });
  await openTab(page, 'jobs');
  for (const title of titles) {
    await createItem(page, '/api/jobs', { title, description: DESCRIPTION });
  }
  await page.reload();
  await expect(cardOf(page, titles[2] ?? '')).toBeVisible();

  await test.step('two key presses to open the form, one to save', async () => {
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
  });

  await test.step('a table is sorted and selected', async () => {
    await page.goto(`/admin?tab=jobs&q=${word}`);
    await page.getByRole('button', { name: 'Table' }).click();
    const rows = page.getByRole('table', { name: 'Jobs' }).locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(await workersEditor());
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title');
    await expect(rows.first()).toContainText('Planner 1');
    await expect(page).toHaveURL(/sort=title/);
    await rows.first().getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Select all 3' }).press('Enter');
    await expect(bulk).toBeVisible();
    await expectNoViolations(page);

    await bulk.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(page.getByText('3 jobs closed.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(3);
    await focusIsSomewhere(page);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(messageOf(page, 'Undone')).toContainText('3 changes');
    await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(0);
    await focusIsSomewhere(page);
  });
});

test('the first screen shows five complete jobs, and three on a phone', async ({ page }) => {
  await openTab(page, 'jobs');
  const cards = page.getByRole('main').getByRole('article');
  for (const [width, height, jobs] of [
    [390, 844, 3],
    [1440, 900, 5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cards.nth(jobs - 1)).toBeInViewport({ ratio: 1 });
    const tabs = await page.getByRole('tablist').boundingBox();
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(200);
  }
  for (const tab of await page.getByRole('tab').all()) {
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});
