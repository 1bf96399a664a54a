import { brand } from '@torque-tide/domain/brand';
import {
  cardOf,
  deleteItem,
  openTab,
  pressAndSave,
  restoreFromBin,
  unique,
} from '../support/admin-steps';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Each goes through a whole life of an item, in two browsers.
test.slow();

test('a job is added, edited, found, featured, hidden, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const title = unique('Protection engineer');
  const visitor = await openAnother();
  const onWebsite = visitor.getByRole('main').getByRole('link', { name: title });
  async function visit() {
    await visitor.goto(`/jobs?q=${encodeURIComponent(title)}`);
    // The document lists all jobs; the search in its address is the app's.
    await expect(visitor.getByPlaceholder('Search jobs...')).toHaveValue(title);
  }
  async function expectHidden() {
    await visit();
    await expect(visitor.getByText('No jobs match your search criteria')).toBeVisible();
  }

  await openTab(page, 'jobs');
  const card = cardOf(page, title);

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add New Job' }).click();
    await page.getByLabel('Job Title').fill(title);
    await page.getByRole('textbox', { name: /^Description/ }).fill('Settings and studies.');
    await page.getByRole('combobox', { name: 'Sector Tags' }).click();
    await page.getByRole('option', { name: 'Wind' }).click();
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText(`“${title}” created.`)).toBeVisible();
    await visit();
    await expect(onWebsite).toBeVisible();
  });

  await test.step('search', async () => {
    const search = page.getByPlaceholder('Search jobs...');
    await search.fill('no job is called like this');
    await expect(page.getByText('Try a different search query.')).toBeVisible();
    await search.fill(title.toUpperCase());
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
  });

  await test.step('edit', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Salary Range').fill('£61k to £67k');
    await page.getByRole('button', { name: 'Update Job' }).click();
    await expect(page.getByText(`“${title}” updated.`)).toBeVisible();
    await expect(card).toContainText('£61k to £67k');
    await visit();
    await expect(visitor.getByRole('main')).toContainText('£61k to £67k');
  });

  await test.step('feature', async () => {
    const star = card.getByRole('button', { name: 'Featured' });
    await pressAndSave(page, star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await visit();
    // The document lists all jobs: the search narrows them a moment later.
    await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(visitor.getByRole('main').getByText('Featured')).toBeVisible();
  });

  await test.step('hide and show', async () => {
    await pressAndSave(page, card.getByRole('button', { name: 'Deactivate' }));
    await expect(card.getByText('Inactive')).toBeVisible();
    await expectHidden();
    await pressAndSave(page, card.getByRole('button', { name: 'Activate' }));
    await visit();
    await expect(onWebsite).toBeVisible();
  });

  await test.step('delete and undo', async () => {
    await deleteItem(page, card);
    await expect(page.getByText(`“${title}” deleted.`)).toBeVisible();
    await expectHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Job restored')).toBeVisible();
    await expect(card).toBeVisible();
    await visit();
    await expect(onWebsite).toBeVisible();
  });

  await test.step('delete and restore from the bin', async () => {
    await deleteItem(page, card);
    await restoreFromBin(page, title);
    await expect(card).toBeVisible();
    await visit();
    await expect(onWebsite).toBeVisible();
  });
});

test('a case study is added, edited, found, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const title = unique('Converter station team');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const visitor = await openAnother();
  const onWebsite = visitor.getByRole('main').getByRole('heading', { name: title });

  await openTab(page, 'case-studies');
  const card = cardOf(page, title);

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Case Study' }).click();
    const fields: [label: string, text: string][] = [
      ['URL Slug', slug],
      ['Title', title],
      ['Short Description', 'Eleven engineers for a converter station.'],
      ['Image URL', `${brand.siteUrl}/covers/substation.svg`],
      ['Full Description', 'The station had a date and no team.\n\nWe found the team.'],
      ['Challenge', 'Few engineers had built one.'],
      ['Solution', 'We asked those who had.'],
      ['Results', 'Eleven hires before the deadline.'],
    ];
    for (const [label, text] of fields) {
      await page.getByRole('textbox', { name: label }).fill(text);
    }
    await page.getByRole('combobox', { name: /^Sector/ }).click();
    await page.getByRole('option', { name: 'Wind' }).click();
    await page.getByRole('button', { name: 'Create Case Study' }).click();
    await expect(page.getByText('Case study created')).toBeVisible();
    await visitor.goto('/case-studies');
    await expect(onWebsite).toBeVisible();
  });

  await test.step('search', async () => {
    const search = page.getByPlaceholder('Search case studies...');
    await search.fill(title.toUpperCase());
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    await page.reload();
    await expect(search).toHaveValue(title.toUpperCase());
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  await test.step('edit', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'URL Slug' })).not.toBeEditable();
    await page.getByRole('textbox', { name: 'Results' }).fill('Twelve hires, and one more.');
    await page.getByRole('button', { name: 'Update Case Study' }).click();
    await expect(page.getByText('Case study updated')).toBeVisible();
    await visitor.goto(`/case-study/${slug}`);
    await expect(visitor.getByText('Twelve hires, and one more.')).toBeVisible();
  });

  await test.step('delete and undo', async () => {
    await deleteItem(page, card);
    await expect(page.getByText('Case study deleted')).toBeVisible();
    await visitor.goto('/case-studies');
    await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(onWebsite).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Case study restored')).toBeVisible();
    await expect(card).toBeVisible();
  });

  await test.step('delete and restore from the bin', async () => {
    await deleteItem(page, card);
    await restoreFromBin(page, title);
    await expect(card).toBeVisible();
    await visitor.goto(`/case-study/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('a testimonial is added, edited, hidden, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const author = unique('Ada Client');
  const quote = `${author} says that they knew the grid code.`;
  const visitor = await openAnother();
  const onWebsite = visitor.getByText(quote);
  const section = visitor.locator('#testimonials');
  async function visit() {
    await visitor.goto('/');
    await hydrateAllParts(visitor);
    // The others are there, so this one is, too, or never will be.
    await expect(section.getByRole('listitem').first()).toBeAttached();
  }

  await openTab(page, 'testimonials');
  const card = cardOf(page, quote);

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await page.getByRole('textbox', { name: 'Quote' }).fill(quote);
    await page.getByRole('textbox', { name: 'Author Name' }).fill(author);
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    await expect(page.getByText('Testimonial added.')).toBeVisible();
    await visit();
    await expect(onWebsite).toBeVisible();
  });

  await test.step('edit', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Position' }).fill('Chief engineer');
    await page.getByRole('button', { name: 'Update Testimonial' }).click();
    await expect(page.getByText('Testimonial updated.')).toBeVisible();
    await expect(card).toContainText('Chief engineer');
    await visit();
    await expect(section.getByRole('listitem').filter({ hasText: quote })).toContainText(
      'Chief engineer',
    );
  });

  await test.step('hide and show', async () => {
    await pressAndSave(page, card.getByRole('button', { name: 'Deactivate' }));
    await expect(card.getByText('Inactive')).toBeVisible();
    await visit();
    await expect(onWebsite).toHaveCount(0);
    await pressAndSave(page, card.getByRole('button', { name: 'Activate' }));
    await visit();
    await expect(onWebsite).toBeVisible();
  });

  await test.step('delete and undo', async () => {
    await deleteItem(page, card);
    await expect(page.getByText('Testimonial deleted.')).toBeVisible();
    await visit();
    await expect(onWebsite).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Testimonial restored')).toBeVisible();
    await expect(card).toBeVisible();
  });

  await test.step('delete and restore from the bin', async () => {
    await deleteItem(page, card);
    await restoreFromBin(page, author);
    await expect(card).toBeVisible();
    await visit();
    await expect(onWebsite).toBeVisible();
  });
});

test('a client logo is added, edited, hidden, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const name = unique('Lampwell');
  const visitor = await openAnother();
  const strip = visitor.getByRole('region', { name: 'Trusted By' });
  // Its copies drift behind it.
  const onWebsite = strip.getByRole('img', { name }).first();
  async function visit() {
    await visitor.goto('/');
    await hydrateAllParts(visitor);
    await expect(strip.getByRole('img').first()).toBeAttached();
  }

  await openTab(page, 'client-logos');
  const card = cardOf(page, name);
  // The browser asks before it deletes.
  page.on('dialog', (dialog) => void dialog.accept());
  async function remove() {
    await card.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Client logo deleted successfully')).toBeVisible();
    await expect(card).toHaveCount(0);
  }

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Client Logo' }).click();
    await page.getByRole('textbox', { name: 'Company Name' }).fill(name);
    await page
      .getByRole('textbox', { name: 'Logo URL' })
      .fill(`${brand.siteUrl}/logos/lampwell.svg`);
    await page.getByRole('button', { name: 'Create Client Logo' }).click();
    await expect(page.getByText('Client logo created successfully')).toBeVisible();
    await visit();
    await expect(onWebsite).toBeAttached();
  });

  await test.step('edit', async () => {
    const { data } = (await (await page.request.get('/api/client-logos')).json()) as {
      data: { sortOrder: number }[];
    };
    // Before all others, whatever an earlier run left.
    const sortOrder = Math.min(...data.map((logo) => logo.sortOrder)) - 1;
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Sort Order').fill(String(sortOrder));
    await page.getByRole('button', { name: 'Update Client Logo' }).click();
    await expect(page.getByText('Client logo updated successfully')).toBeVisible();
    await expect(card).toContainText(`Sort order: ${sortOrder}`);
    await visit();
    await expect(strip.getByRole('img').first()).toHaveAttribute('alt', name);
  });

  await test.step('hide and show', async () => {
    await pressAndSave(page, card.getByRole('button', { name: 'Deactivate' }));
    await expect(card.getByText('Inactive')).toBeVisible();
    await visit();
    await expect(onWebsite).toHaveCount(0);
    await pressAndSave(page, card.getByRole('button', { name: 'Activate' }));
    await visit();
    await expect(onWebsite).toBeAttached();
  });

  await test.step('delete and restore from the bin', async () => {
    await remove();
    await visit();
    await expect(onWebsite).toHaveCount(0);
    await restoreFromBin(page, name);
    await expect(card).toBeVisible();
  });

  await test.step('delete and undo', async () => {
    await remove();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Client logo restored')).toBeVisible();
    await expect(card).toBeVisible();
    await visit();
    await expect(onWebsite).toBeAttached();
  });
});
