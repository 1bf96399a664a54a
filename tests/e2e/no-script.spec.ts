import { publicPaths } from './public-paths';
import { expect, test } from './watched-page';

// Chromium refuses to fetch scripts that it may not run.
test.use({ javaScriptEnabled: false, expected: [/\/assets\/.*\.js csp$/] });

for (const path of publicPaths) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Torque & Tide/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Nothing says that something is on its way which never comes.
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    // In its own colours: the styles are in the document.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 242)');
  });
}

test('links lead from page to page without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(page).toHaveURL('/jobs');
  const job = page.getByRole('main').getByRole('article').first();
  const title = await job.getByRole('heading').innerText();
  await job.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Job Description')).toBeVisible();
});

test('the job list names the pages of sectors and locations without JavaScript', async ({
  page,
}) => {
  await page.goto('/jobs');
  const sectors = page.getByRole('navigation', { name: 'Browse by sector' });
  await expect(sectors.getByRole('link', { name: 'Hydrogen' })).toHaveAttribute(
    'href',
    '/jobs/sector/hydrogen',
  );
  await expect(page.getByRole('navigation', { name: 'Browse by location' })).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ expected: [/404|\/assets\/.*\.js csp$/] });

  test('answers 404 with the not-found page without JavaScript', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
