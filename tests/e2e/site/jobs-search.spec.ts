import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible';
import { expectNothingCut } from '../support/page-looks';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

const counted = (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const width of [390, 1440]) {
  const isPhone = width < 600;
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('remote contract work in solar in Germany is found, opened, and deselected', async ({
      page,
    }) => {
      await page.goto('/jobs');
      await hydrateAllParts(page);
      const firstCard = cards(page).first();
      // Relative to the document, because the page may still be scrolling to the top.
      const topOfList = () =>
        firstCard.evaluate((card) => card.getBoundingClientRect().top + scrollY);
      const top = await topOfList();
      // On a phone one button opens all filters.
      const opener = page.getByRole('button', { name: isPhone ? 'Filters' : 'More filters' });
      const sheet = page.getByRole('dialog', { name: 'Filters' });

      await test.step('the choices are made in a sheet', async () => {
        const choices = isPhone ? sheet : page.getByRole('search', { name: 'Jobs' });
        if (isPhone) {
          await expect(page.getByRole('combobox', { name: 'Sector' })).toBeHidden();
          await opener.click();
          // From below, and modal.
          const bottom = () => sheet.evaluate((element) => element.getBoundingClientRect().bottom);
          await expect.poll(bottom).toBe(900);
          expect(await sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
          await page.mouse.click(200, 20);
          await expect(sheet).toBeHidden();
          await opener.click();
        }
        await choices.getByRole('combobox', { name: 'Sector' }).selectOption('Solar');
        await choices.getByRole('combobox', { name: 'Location' }).selectOption('Germany');
        if (!isPhone) await opener.click();
        await sheet.getByRole('button', { name: /^Contract \d+ jobs?$/ }).click();
        const remote = sheet
          .getByRole('group', { name: 'Only jobs that are' })
          .getByRole('button', { name: /^Remote/ });
        const promised = Number(/\d+/.exec((await remote.innerText()).trim())?.[0]);
        await remote.click();
        await expect(page).toHaveURL('/jobs?sector=Solar&location=Germany&type=Contract&remote=1');
        // The sheet shows the number of results at any scroll position.
        const show = sheet.getByRole('button', { name: `Show ${counted(promised)}` });
        await expect(show).toBeInViewport({ ratio: 1 });
        await expectNoViolations(page, 'dialog[open]');
        await show.click();
        await expect(sheet).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(page.getByText(`Showing ${promised} jobs`)).toBeInViewport();
        await expect(cards(page)).toHaveCount(promised);
        // The selected filters take one row at most.
        expect((await topOfList()) - top).toBeLessThanOrEqual(64);
      });

      await test.step('the search can be followed in a feed', async () => {
        await page.getByText('Follow this search').click();
        const rss = page.getByRole('link', { name: 'RSS', exact: true });
        const feed = await page.request.get((await rss.getAttribute('href')) ?? '');
        expect(feed.status()).toBe(200);
        const title = await cards(page).first().getByRole('heading').innerText();
        expect(await feed.text()).toContain(`<title>${title}</title>`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        await expectNoViolations(page, 'main');
      });

      await test.step('a selected filter is removed by a click, restored by Back, and removed by Forward', async () => {
        const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
        // On wide screens the sector and place in the dropdowns aren't repeated.
        const inChips = [/Contract$/, /Remote$/];
        await expect(chips).toHaveText(isPhone ? [/Solar$/, /Germany$/, ...inChips] : inChips);
        await page.getByRole('button', { name: 'Remove Contract' }).click();
        await expect(page).toHaveURL('/jobs?sector=Solar&location=Germany&remote=1');
        await page.goBack();
        await expect(page).toHaveURL('/jobs?sector=Solar&location=Germany&type=Contract&remote=1');
        await expect(page.getByRole('button', { name: 'Remove Contract' })).toBeVisible();
        await page.goForward();
        await expect(page.getByRole('button', { name: 'Remove Contract' })).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Remove Remote' })).toBeVisible();
      });
    });
  });
}

test('a search loads its additional data with the first letter', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  const hasParts = () => loaded.some((path) => path.includes('search-parts'));
  await page.goto('/jobs');
  await hydrateAllParts(page);
  expect(hasParts()).toBe(false);

  await test.step('a place among the words is understood', async () => {
    await search.fill('battery engineer Coventry');
    const place = page.getByRole('group', { name: 'Place' });
    await expect(place.getByRole('button', { name: 'Remove Near Coventry, UK' })).toBeVisible();
    expect(hasParts()).toBe(true);
    const warwick = cards(page).filter({ hasText: 'Warwick' }).first();
    await expect(warwick).toContainText(/\d+ miles from Coventry/);
    await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry');
    await expectNoViolations(page, 'main');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNothingCut(page, page.url());
    if (size) await page.setViewportSize(size);
    await place.getByRole('combobox', { name: 'within' }).selectOption('50 miles');
    await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry&within=50');
    await page.goBack();
    await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry');
    await expect(place.getByRole('combobox', { name: 'within' })).toHaveValue('25');
  });

  await test.step('a search for a synonym finds the job', async () => {
    await search.fill('freelance solar');
    await expect(page.getByText('No jobs match your search criteria')).toBeVisible();
    const apply = page.getByRole('link', { name: 'Send us your CV' });
    await expect(apply).toHaveAttribute('href', '/apply');
    const related = page.getByRole('region', { name: 'Also related' });
    await expect(related.getByText('Contract, for freelance').first()).toBeVisible();
    await expectNoViolations(page, 'main');
  });
});

test('a compact list has rows of less than half the height, also after a reload', async ({
  page,
}) => {
  await page.goto('/jobs');
  await hydrateAllParts(page);
  const height = () =>
    cards(page)
      .first()
      .evaluate((card) => card.clientHeight);
  const cardHeight = await height();
  const compact = page.getByRole('button', { name: 'Compact list' });
  await compact.click();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  expect(await height()).toBeLessThan(cardHeight / 2);
  await expectNoViolations(page, 'main');
  await page.reload();
  expect(await height()).toBeLessThan(cardHeight / 2);
});
