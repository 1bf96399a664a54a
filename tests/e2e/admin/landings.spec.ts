import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { createItem, messageOf, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

const TAB = '/admin?tab=sectors';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const formOf = (page: Page, name: string) => page.getByRole('form', { name });

async function press(page: Page, entry: string, button: string): Promise<void> {
  await card(page, entry).getByRole('button', { name: button, exact: true }).click();
}

/** Returns the response at an address, without following a redirect. */
async function at(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), to: answer.headers()['location'], html: await answer.text() };
}

test('a sector is added, renamed and deleted, and every page follows', async ({
  page,
  openAnother,
}) => {
  // One word of letters only, so that the slug is predictable.
  const word = unique('Tidal').replaceAll(/[^a-zA-Z0-9]/g, '');
  const slug = word.toLowerCase();
  const [renamed, moved] = [`${word}power`, `${slug}power`];
  await openTab(page, 'sectors');
  await expect(page.getByRole('heading', { name: 'Manage Sectors' })).toBeVisible();
  await expectNoViolations(page);

  await test.step('add, with the texts of its page', async () => {
    await page.getByRole('button', { name: 'Add Sector' }).click();
    const form = formOf(page, 'Add Sector');
    await form.getByLabel(/^Name\W*$/).fill(word);
    await form.getByLabel(/^Heading\W*$/).fill(`${word} jobs at sea`);
    await form.getByLabel('Introduction').fill('The sea is heavy, and keeps its appointments.');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add Sector' }).click();
    await expect(messageOf(page, `“${word}” added.`)).toBeVisible();
    await expect(card(page, word).getByText('Not used yet.')).toBeVisible();
  });

  const job = await createItem(page, '/api/jobs', {
    title: unique('Turbine engineer'),
    description: 'Turbines below the water.',
    sectorTags: word,
    locationTags: 'UK',
  });

  await test.step('its page, the job form and the search know it', async () => {
    await expect.poll(async () => (await at(page, `/jobs/sector/${slug}`)).status).toBe(200);
    const { html } = await at(page, `/jobs/sector/${slug}`);
    expect(html).toContain(`${word} jobs at sea`);
    expect(html).toContain('keeps its appointments');
    await page.goto(`/admin?tab=jobs&edit=${job}`);
    await page.getByRole('combobox', { name: 'Sector Tags' }).click();
    await expect(page.getByRole('option', { name: 'Solar', exact: true })).toBeVisible();
    await page.goto(TAB);
  });

  await test.step('rename: the old address redirects, and the job is renamed on request', async () => {
    await press(page, word, 'Edit');
    const form = formOf(page, 'Edit Sector');
    await form.getByLabel(/^Name\W*$/).fill(renamed);
    await form.getByLabel('Address').fill(moved);
    await form.getByRole('button', { name: 'Update Sector' }).click();
    await expect(messageOf(page, `“${renamed}” updated.`)).toBeVisible();
    await expect
      .poll(async () => at(page, `/jobs/sector/${slug}`))
      .toMatchObject({ status: 301, to: `/jobs/sector/${moved}` });
    await expect(card(page, renamed)).toContainText(`1 job still says “${word}”`);
    await press(page, renamed, 'Rename in it');
    await expect(messageOf(page, `“${renamed}” is used now.`)).toBeVisible();
    await expect.poll(async () => (await at(page, `/jobs/${job}`)).html).toContain(renamed);
    const visitor = await openAnother();
    await visitor.goto(`/jobs?sector=${renamed}`);
    await expect(visitor.getByText('Showing 1 jobs')).toBeVisible();
    await visitor.goto(`/jobs/sector/${slug}`);
    await expect(visitor).toHaveURL(new RegExp(`/jobs/sector/${moved}$`));
    await expect(visitor.getByRole('heading', { name: `${word} jobs at sea` })).toBeVisible();
  });

  await test.step('delete: it first says what uses it', async () => {
    await press(page, renamed, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete Sector' });
    await expect(question).toContainText('Used by 1 job.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(messageOf(page, `“${renamed}” deleted.`)).toBeVisible();
    await expect.poll(async () => (await at(page, `/jobs/sector/${moved}`)).status).toBe(404);
  });
});
