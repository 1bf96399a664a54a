import type { Page } from '@playwright/test';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

/** Imitates a browser's translation, which wraps every text in an element of its own. */
async function translate(page: Page): Promise<void> {
  await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text.textContent);
    }
  });
}

test('a translated calculator shows one plan, and a translated job list the right count', async ({
  page,
}) => {
  await page.goto('/growth');
  await hydrateAllParts(page);
  await translate(page);
  const quote = page.getByRole('region', { name: 'Monthly cost' });
  await page.getByRole('slider', { name: 'Hires per month' }).press('ArrowRight');
  for (let months = 3; months < 9; months += 1) {
    await page.getByRole('slider', { name: 'Duration' }).press('ArrowRight');
  }
  for (const words of ['£15,600', '6 hires a month × £2,600 a hire', 'Over 9 months', '63%']) {
    await expect(quote).toContainText(words);
  }
  await expect(quote).not.toContainText('57%');
  await page.getByRole('slider', { name: 'Hires per month' }).press('End');
  await expect(page.getByRole('region', { name: 'Custom quote' })).toContainText(
    '10+ hires a month for 9 months',
  );

  await page.goto('/jobs');
  await hydrateAllParts(page);
  const count = page.getByText(/^Showing \d+ jobs$/);
  const before = await count.textContent();
  await translate(page);
  await page.getByPlaceholder('Search jobs...').fill('grid connections');
  await expect(page.getByText(/^Showing \d jobs$/)).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain(before ?? '');
  await page.getByPlaceholder('Search jobs...').fill('');
  await expect(page.getByText(before ?? '')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sector' }).selectOption('Solar');
  await page.getByRole('button', { name: 'More filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('button', { name: /^Advertised with a salary/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
});
