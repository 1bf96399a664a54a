import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

test('a visitor searches, opens a job and gets an e-mail to apply with', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Linking Experts in Energy Transition',
  );
  await page.getByRole('link', { name: 'Search Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
  // Home has a search box of the same name, and stays until the page of jobs has arrived.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs that move the transition');

  const count = page.getByText(/^Showing \d+ jobs$/);
  const all = (await count.textContent()) ?? '';
  await page.getByPlaceholder('Search jobs...').fill('grid');
  await expect(page).toHaveURL('/jobs?q=grid');
  // The list may lag behind the letters: what is pressed while its cards change goes nowhere.
  await expect(count).not.toHaveText(all);
  await expect(count).toBeVisible();

  const firstJob = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  await firstJob.click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  // The list stays until the job's page has arrived.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Jobs that move the transition');
  const title = await heading.textContent();
  const apply = page.getByRole('link', { name: 'Apply Now' }).first();
  const href = new URL((await apply.getAttribute('href')) ?? '');
  expect(href.protocol).toBe('mailto:');
  expect(href.searchParams.get('subject')).toBe(`Application for ${title}`);

  await page.goBack();
  await expect(page).toHaveURL('/jobs?q=grid');
  await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('grid');
});

test('every spelling of an address leads to one page', async ({ page, request }) => {
  for (const [spelling, address] of [
    ['/jobs/?q=grid', '/jobs?q=grid'],
    ['/jobs/1001/', '/jobs/1001'],
    ['/jobs/%31001', '/jobs/1001'],
    ['/about/', '/about'],
  ] as const) {
    await page.goto(spelling);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  }
  const answer = await request.get('/api');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'not-found' } });
});

test.describe('an unknown path', () => {
  test.use({ expected: [/404/] });

  test('answers 404 and shows the not-found page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});

test('back leads to the list as the visitor left it, and elsewhere to the whole list', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Back to Jobs' });
  const search = page.getByPlaceholder('Search jobs...');
  const cards = page.getByRole('main').getByRole('article');

  await page.goto('/jobs');
  await search.fill('engineer');
  await expect(page).toHaveURL('/jobs?q=engineer');
  await cards.nth(8).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  const leftAt = await page.evaluate(() => history.length);
  await back.click();
  await expect(page).toHaveURL('/jobs?q=engineer');
  await expect(search).toHaveValue('engineer');
  await expect(cards.nth(8)).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(leftAt);

  await page.goto('/jobs/1001');
  await untilHydrated(page);
  await page.getByRole('region', { name: 'You may also like' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL('/jobs/1001');
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await back.click();
  await expect(page).toHaveURL('/jobs');
});

for (const [path, sector] of [
  ['/clean-energy', 'Clean Energy'],
  ['/future-mobility', 'Future Mobility'],
] as const) {
  test(`${path} leads to its jobs, and to no others`, async ({ page }) => {
    await page.goto(`/jobs/sector${path}`);
    const roles = page.getByRole('region', { name: 'Open roles' });
    const own = await roles.getByRole('article').getByRole('heading').allInnerTexts();
    expect(own.length).toBeGreaterThan(3);

    await page.goto(path);
    await page
      .getByRole('link', { name: `View ${sector} Jobs` })
      .first()
      .click();
    await expect(page.getByText(`Showing ${own.length} jobs`)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveValue(sector);
    const shown = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .allInnerTexts();
    expect(shown).toEqual(own);
  });
}
