import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { createItem, messageOf, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

const TAB = '/admin?tab=sectors-and-locations';

// What stands on an older list is refused first, put together, and sent again.
test.use({ expected: [/412/] });

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const formOf = (page: Page, name: string) => page.getByRole('form', { name });

async function press(page: Page, entry: string, button: string): Promise<void> {
  await card(page, entry).getByRole('button', { name: button, exact: true }).click();
}

/** What is at an address, without following where it leads. */
async function at(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), to: answer.headers()['location'], html: await answer.text() };
}

test('a sector is added, renamed, merged and retired, and every page goes by it', async ({
  page,
  openAnother,
}) => {
  // Of letters and one word, so that the address can be told.
  const word = unique('Tidal').replaceAll(/[^a-zA-Z0-9]/g, '');
  const slug = word.toLowerCase();
  const [renamed, moved] = [`${word}power`, `${slug}power`];
  await openTab(page, 'sectors-and-locations');
  await expect(page.getByRole('heading', { name: 'Sectors and Locations' })).toBeVisible();
  await expectNoViolations(page);

  await test.step('add, with the words of its page', async () => {
    await page.getByRole('button', { name: 'Add a sector' }).click();
    const form = formOf(page, 'Add a sector');
    await form.getByLabel(/^Name\W*$/).fill(word);
    await form.getByLabel(/^Heading\W*$/).fill(`${word} jobs at sea`);
    await form.getByLabel('Title for Search Results').fill(`${word} jobs`);
    await form.getByLabel('Description for Search Results').fill(`Open roles in ${word}.`);
    await form.getByLabel('Introduction').fill('The sea is heavy, and keeps its appointments.');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Add and publish' }).click();
    await expect(messageOf(page, 'The sector is added')).toBeVisible();
    await expect(
      card(page, word).getByText(/Nothing names it; its page lists 0 open jobs/),
    ).toBeVisible();
    await expect(card(page, word).getByText(/no open job/)).toBeVisible();
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
    await expect
      .poll(async () => (await at(page, '/sitemap.xml')).html)
      .toContain(`/jobs/sector/${slug}`);
    await page.goto(`/admin?tab=jobs&edit=${job}`);
    await page.getByRole('combobox', { name: 'Sector Tags' }).click();
    await expect(page.getByRole('option', { name: 'Solar', exact: true })).toBeVisible();
    await page.goto(TAB);
  });

  await test.step('rename: the old address leads on, and what named it is changed', async () => {
    await press(page, word, 'Edit');
    const form = formOf(page, `Edit ${word}`);
    await form.getByLabel(/^Name\W*$/).fill(renamed);
    await form.getByLabel('Name on Links').fill(renamed);
    await form.getByLabel('Address').fill(moved);
    await expect(form.getByText(/^1 job names it; its page lists 1 open job/)).toBeVisible();
    await form.getByRole('button', { name: 'Save and publish' }).click();
    await expect(messageOf(page, 'says the new one.')).toBeVisible();
    await expect
      .poll(async () => at(page, `/jobs/sector/${slug}`))
      .toMatchObject({ status: 301, to: `/jobs/sector/${moved}` });
    await expect.poll(async () => (await at(page, `/jobs/${job}`)).html).toContain(renamed);
    await expect
      .poll(async () => (await at(page, `/jobs/search.rss?sector=${renamed}`)).html)
      .toContain(`/jobs/${job}`);
    const visitor = await openAnother();
    await visitor.goto(`/jobs?sector=${renamed}`);
    await expect(visitor.getByText('Showing 1 jobs')).toBeVisible();
    await visitor.goto(`/jobs/sector/${slug}`);
    await expect(visitor).toHaveURL(new RegExp(`/jobs/sector/${moved}$`));
    await expect(visitor.getByRole('heading', { name: `${word} jobs at sea` })).toBeVisible();
  });

  await test.step('merge: it says what that does before, and can be undone', async () => {
    await press(page, renamed, 'Merge');
    const question = page.getByRole('alertdialog', { name: `Merge ${renamed}` });
    await question.getByRole('combobox', { name: 'Into' }).click();
    await page.getByRole('option', { name: 'Hydrogen', exact: true }).click();
    await expect(question).toContainText('1 job names it');
    await expect(question).toContainText(`/jobs/sector/${moved} leads to /jobs/sector/hydrogen.`);
    await question.getByRole('button', { name: 'Merge' }).click();
    const said = messageOf(page, `“${renamed}” went into “Hydrogen”.`);
    await expect(said).toBeVisible();
    await expect
      .poll(async () => at(page, `/jobs/sector/${slug}`))
      .toMatchObject({ status: 301, to: '/jobs/sector/hydrogen' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => at(page, `/jobs/sector/${slug}`))
      .toMatchObject({ status: 301, to: `/jobs/sector/${moved}` });
  });

  await test.step('retire: its page says that it is gone', async () => {
    await page.goto(TAB);
    await press(page, renamed, 'Retire');
    const question = page.getByRole('alertdialog', { name: `Retire ${renamed}` });
    await expect(question).toContainText(`/jobs/sector/${moved} says that it is gone.`);
    await question.getByRole('button', { name: 'Retire' }).click();
    await expect(messageOf(page, `“${renamed}” retired.`)).toBeVisible();
    await expect(card(page, renamed).getByText('Retired')).toBeVisible();
    await expect.poll(async () => (await at(page, `/jobs/sector/${moved}`)).status).toBe(410);
    expect((await at(page, '/sitemap.xml')).html).not.toContain(`/jobs/sector/${moved}`);
  });
});
