import { expect, test } from './watched-page';

test('a visitor searches, opens a job and gets an e-mail to apply with', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Linking Experts in Energy Transition',
  );
  await page.getByRole('link', { name: 'Search Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
  // Home has a search box of the same name, and stays until the page of jobs has arrived.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs that move the transition');

  await page.getByPlaceholder('Search jobs...').fill('grid');
  await expect(page).toHaveURL('/jobs?q=grid');
  await expect(page.getByText(/^Showing \d+ jobs$/)).toBeVisible();

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
