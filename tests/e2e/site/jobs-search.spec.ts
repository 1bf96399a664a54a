import type { Page } from '@playwright/test';
import type { Job } from '@torque-tide/contract/jobs';
import { expectNoViolations } from '../support/accessible';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const counted = (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`);

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const width of [390, 1440]) {
  const isPhone = width < 600;
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('remote contract work in solar in Germany is found, and followed', async ({ page }) => {
      await page.goto('/jobs');
      await hydrateAllParts(page);
      const firstCard = cards(page).first();
      const cardHeight = await firstCard.evaluate((card) => card.clientHeight);
      const compact = page.getByRole('button', { name: 'Compact list' });
      await compact.click();
      await expect(compact).toHaveAttribute('aria-pressed', 'true');
      const rowHeight = () => firstCard.evaluate((card) => card.clientHeight);
      expect(await rowHeight()).toBeLessThan(cardHeight / 2);
      await expectNoViolations(page, 'main');
      await page.reload();
      await hydrateAllParts(page);
      expect(await rowHeight()).toBeLessThan(cardHeight / 2);
      await expect(compact).toHaveAttribute('aria-pressed', 'true');
      await compact.click();
      await expect(compact).toHaveAttribute('aria-pressed', 'false');
      expect(await rowHeight()).toBe(cardHeight);
      // Of the document: the page may still be on its way back to its top.
      const topOfList = () =>
        firstCard.evaluate((card) => card.getBoundingClientRect().top + scrollY);
      const top = await topOfList();
      // On a phone one button opens all filters.
      const opener = page.getByRole('button', { name: isPhone ? 'Filters' : 'More filters' });
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      const choices = isPhone ? sheet : page.getByRole('search', { name: 'Jobs' });
      if (isPhone) await opener.click();
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
      // Wherever its choices are scrolled to, the sheet says what they lead to.
      const show = sheet.getByRole('button', { name: `Show ${counted(promised)}` });
      await expect(show).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page);
      await show.click();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByText(`Showing ${promised} jobs`)).toBeInViewport();
      await expect(cards(page)).toHaveCount(promised);
      // What is chosen takes a row at the most: the list begins where it began.
      expect((await topOfList()) - top).toBeLessThanOrEqual(isPhone ? 0 : 64);
      await expectNoViolations(page);

      await page.getByText('Follow this search').click();
      const rss = page.getByRole('link', { name: 'RSS', exact: true });
      const address = (await rss.getAttribute('href')) ?? '';
      const feed = await page.request.get(address);
      expect(feed.status()).toBe(200);
      expect(feed.headers()['content-type']).toContain('application/rss+xml');
      const title = await cards(page).first().getByRole('heading').innerText();
      expect(await feed.text()).toContain(`<title>${title}</title>`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectNoViolations(page);
    });

    test('a shared link stands closed, and what it has chosen is taken away by a press', async ({
      page,
    }) => {
      await page.goto('/jobs?location=UK&type=Contract');
      await hydrateAllParts(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(cards(page).first()).toBeInViewport();
      const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('button');
      // Nothing stands twice: on a wide screen the place is in its dropdown.
      await expect(chips).toHaveText(isPhone ? [/UK$/, /Contract$/] : [/Contract$/]);
      await page.getByRole('button', { name: 'Remove Contract' }).click();
      await expect(page).toHaveURL('/jobs?location=UK');
      await expect(page.getByRole('button', { name: 'Remove Contract' })).toBeHidden();
    });
  });
}

test('Back takes one choice back after the other, and Forward makes them again', async ({
  page,
}) => {
  await page.goto('/jobs');
  await hydrateAllParts(page);
  const count = page.getByText(/^Showing \d+ jobs$/);
  const all = await count.innerText();
  await page.getByRole('combobox', { name: 'Sector' }).selectOption('Solar');
  await expect(count).not.toHaveText(all);
  const solar = await count.innerText();
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Spain');
  await expect(page).toHaveURL('/jobs?sector=Solar&location=Spain');
  await page.goBack();
  await expect(count).toHaveText(solar);
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('');
  await page.goBack();
  await expect(count).toHaveText(all);
  await page.goForward();
  await expect(count).toHaveText(solar);
  await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveValue('Solar');
});

test('a place among the words is understood, and Back returns to what was typed', async ({
  page,
}) => {
  await page.goto('/jobs');
  await hydrateAllParts(page);
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('battery engineer Coventry');
  const place = page.getByRole('group', { name: 'Place' });
  await expect(place.getByRole('button', { name: 'Remove Near Coventry, UK' })).toBeVisible();
  const warwick = cards(page).filter({ hasText: 'Warwick' }).first();
  await expect(warwick).toContainText(/\d+ miles from Coventry/);
  await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry');
  await expectNoViolations(page);
  await place.getByRole('combobox', { name: 'within' }).selectOption('50 miles');
  await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry&within=50');
  await page.goBack();
  await expect(page).toHaveURL('/jobs?q=battery+engineer+Coventry');
  await expect(place.getByRole('combobox', { name: 'within' })).toHaveValue('25');
});

test('what is remote is so by filter, on its page and on cards', async ({ page }) => {
  const titles = () => cards(page).getByRole('heading').allInnerTexts();
  await page.goto('/jobs?remote=1');
  await expect(page).toHaveURL('/jobs?remote=1');
  await hydrateAllParts(page);
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  const filtered = await titles();
  expect(filtered.length).toBeGreaterThan(3);
  for (const card of await cards(page).all()) await expect(card).toContainText('Remote');

  await page.goto('/jobs/location/remote');
  expect(await titles()).toEqual(filtered);
  await hydrateAllParts(page);
  await page.getByRole('link', { name: 'Search these jobs' }).click();
  await expect(page).toHaveURL('/jobs?remote=1');
});

test('a location finds the jobs that have it in their tags, and no other', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/jobs')).json()) as { data: Job[] };
  const tagged = data.filter(({ locationTags = '' }) => locationTags.includes('Remote'));
  expect(tagged.some(({ jobType }) => jobType === 'Hybrid')).toBe(true);
  expect(data.some(({ locationTags, customLocation }) => !locationTags && !customLocation)).toBe(
    true,
  );
  for (const location of ['Remote', 'REMO']) {
    await page.goto(`/jobs?location=${location}`);
    await expect(page.getByText(`Showing ${tagged.length} jobs`)).toBeVisible();
    const titles = await cards(page).getByRole('heading').allInnerTexts();
    expect(titles.toSorted()).toEqual(tagged.map(({ title }) => title).toSorted());
    for (const card of await cards(page).all()) await expect(card).toContainText('Remote');
  }
});

test('a word of the field finds what another word says, below what the search itself finds', async ({
  page,
}) => {
  await page.goto('/jobs');
  await page.getByPlaceholder('Search jobs...').fill('freelance solar');
  await expect(page.getByText('No jobs match your search criteria')).toBeVisible();
  const related = page.getByRole('region', { name: 'Also related' });
  await expect(related.getByText('Contract, for freelance').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByPlaceholder('Search jobs...').fill('solar zebra');
  await page.getByRole('button', { name: /^Without “zebra”/ }).click();
  await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('solar');
  await expect(cards(page).first()).toBeVisible();
});

test('what a search needs beyond the list comes with its first letter', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/jobs');
  await hydrateAllParts(page);
  await page.waitForLoadState('networkidle');
  const before = loaded.filter((path) => path.includes('search-parts'));
  expect(before).toEqual([]);
  await page.getByPlaceholder('Search jobs...').fill('contractor');
  await expect(page.getByRole('region', { name: 'Also related' })).toBeVisible();
  expect(loaded.some((path) => path.includes('search-parts'))).toBe(true);
});
