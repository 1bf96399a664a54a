import type { Route } from '@playwright/test';
import { hydrateUntouched } from '../support/hydrate-untouched';
import { INACTIVE_JOB } from '../support/public-paths';
import { hydrateAllParts, untilHydrated } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// `pages.spec.ts` hydrates every document; these are special visitors, addresses and moments.

test.describe('an ended session, reduced motion and a dark system', () => {
  // Each page with content checks the session once.
  test.use({
    expected: [/401/],
    contextOptions: { reducedMotion: 'reduce' },
    colorScheme: 'dark',
  });

  test('leave documents unchanged, with the system theme', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('adminSessionId', 'of-another-day');
      localStorage.setItem('theme', 'system');
    });
    for (const path of ['/', '/clean-energy', '/jobs/1001']) {
      await hydrateUntouched(page, path);
      await expect(page.locator('html'), path).toHaveAttribute('data-color-scheme', 'dark');
    }
  });
});

test("an item's text waits for no API call and never moves for a late style sheet", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  for (const path of ['/jobs/1001', '/case-studies']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/jobs');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  // Text must not move when late style sheets arrive, in any order: where one arrives after a sheet
  // behind it, Chromium loads all fonts again.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('h1') ?? document.body);
    const widths: number[] = [];
    function look() {
      const { width } = text.getBoundingClientRect();
      if (width !== widths.at(-1)) widths.push(width);
      requestAnimationFrame(look);
    }
    look();
    Object.assign(window, { widths });
  });
  const held: Route[] = [];
  await page.route(/\.css$/, (route) => void held.push(route), { times: 1 });
  await page.keyboard.press('Shift');
  await page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
  await held[0]?.continue();
  await hydrateAllParts(page);
  expect(await page.evaluate(() => 'widths' in window && window.widths)).toHaveLength(1);

  // The next page reads its own data.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^View Details/ })
    .first();
  const title = (await link.innerText()).replace(/^View Details\s+for\s+/, '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByText(/^Showing \d+ jobs$/)).toBeVisible();
});

test("the URL's search is applied after the document is hydrated", async ({ page }) => {
  await hydrateUntouched(page, '/jobs?q=grid&sector=BESS');
  await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('grid');
  await hydrateUntouched(page, '/growth?hires=7&months=9#pricing');
  await expect(page.getByRole('slider', { name: /hires/i })).toHaveValue('7');
  await hydrateUntouched(page, '/sectors?tab=future-mobility');
  await expect(page.getByRole('tab', { name: 'Future Mobility' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('a missing job', () => {
  test.use({ expected: [/404|410/] });

  test('is hydrated as it is, inactive or unknown, and so is an unknown path', async ({ page }) => {
    await hydrateUntouched(page, INACTIVE_JOB);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
    await expect(page.getByRole('region', { name: 'Open roles' })).toBeVisible();
    await hydrateUntouched(page, '/jobs/none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
    await hydrateUntouched(page, '/About');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});
