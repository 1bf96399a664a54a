import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { cardOf, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/watched-page';

/** Opens the form of a new job, and fills in what it asks for. */
async function begin(page: Page, title: string): Promise<void> {
  await openTab(page, 'jobs');
  await page.getByRole('button', { name: 'Add New Job' }).click();
  await page.getByRole('textbox', { name: 'Job Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Blades below the water.');
}

/** A point in time as the browser's own field takes it, by the clock of the machine. */
function typedMoment(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
}

test('a draft is nobody’s but the editors’, until it is published', async ({
  page,
  openAnother,
}) => {
  const title = unique('Tidal turbine engineer');
  const visitor = await openAnother();
  const shown = visitor.getByRole('main').getByRole('heading', { name: title });
  await begin(page, title);
  // Enter in a field publishes nothing.
  await page.getByRole('textbox', { name: 'Job Title' }).press('Enter');
  await page.getByRole('combobox', { name: 'City or Town' }).press('Enter');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const card = cardOf(page, title);
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(visitor.getByText('No jobs match your search criteria')).toBeVisible();
  await expect(shown).toHaveCount(0);

  await card.getByRole('button', { name: 'Edit' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The card comes back once it is saved.
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await expect(card.getByText('Draft', { exact: true })).toHaveCount(0);
  await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(shown).toBeVisible();
});

test('what is to be published at a time is there then, and not before', async ({
  page,
  openAnother,
}) => {
  const title = unique('Mooring engineer');
  const visitor = await openAnother();
  const read = async () => (await visitor.request.get('/jobs')).text();
  await begin(page, title);
  const releaseAt = new Date(Date.now() + 20_000);
  await page.getByLabel('Publish on').fill(typedMoment(releaseAt));
  await page.getByRole('button', { name: 'Create Job' }).click();
  const card = cardOf(page, title);
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
  const before = await read();
  expect(Date.now()).toBeLessThan(releaseAt.getTime() - 1_000);
  expect(before).not.toContain(title);
  await expectNoViolations(page);
  await expect.poll(read).toContain(title);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(releaseAt.getTime() / 1_000) * 1_000);
});
