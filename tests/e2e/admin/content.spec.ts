import { brand } from '@torque-tide/domain/brand';
import { cardOf, deleteItem, documentAt, openTab, unique } from '../support/admin-steps';
import { expect, test } from '../support/admin-test';

test('a case study is added, found, changed, deleted and restored', async ({
  page,
  openAnother,
}) => {
  const title = unique('Converter station team');
  const slug = title.toLowerCase().replaceAll(' ', '-');
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
    await page.getByRole('combobox', { name: /^Sector/ }).selectOption('Wind');
    await page.getByRole('button', { name: 'Create Case Study' }).click();
    await expect(page.getByText('Case study created')).toBeVisible();
    const visitor = await openAnother();
    await visitor.goto('/case-studies');
    await visitor.getByRole('link', { name: title }).first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('find, and find again after a reload', async () => {
    const search = page.getByPlaceholder('Search case studies...');
    await search.fill(title.toUpperCase());
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]q=/);
    await page.reload();
    await expect(search).toHaveValue(title.toUpperCase());
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  await test.step('change', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Results' }).fill('Twelve hires, and one more.');
    await page.getByRole('button', { name: 'Update Case Study' }).click();
    await expect(page.getByText('Case study updated')).toBeVisible();
    await expect
      .poll(() => documentAt(page, `/case-study/${slug}`))
      .toContain('Twelve hires, and one more.');
  });

  await test.step('delete and undo', async () => {
    await deleteItem(page, card);
    await expect.poll(() => documentAt(page, '/case-studies')).not.toContain(title);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
    await expect.poll(() => documentAt(page, '/case-studies')).toContain(title);
  });
});
