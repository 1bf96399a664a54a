import type { Page } from '@playwright/test';
import { openTab } from '../support/admin-steps';
import { INACTIVE_JOB, publicPaths } from '../support/public-paths';
import { untilHydrated } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

/**
 * Opens a page and waits until React has taken its HTML over. A mismatch is an exception of the
 * page, which `watched-page` reports; that the first heading is still the server's own element proves
 * that the page was not thrown away and rendered anew.
 *
 * @returns the elements that have left the document meanwhile
 */
async function openAndHydrate(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'commit' });
  const heading = await page.waitForSelector('h1');
  await page.evaluate((element) => element.setAttribute('data-from-server', ''), heading);
  const removed = await page.evaluateHandle(() => {
    const elements: string[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof Element) elements.push(node.outerHTML.slice(0, 200));
      }
    }).observe(document.body, { childList: true, subtree: true });
    return elements;
  });
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  await expect(page.locator('h1[data-from-server]'), path).toHaveCount(1);
  return removed.jsonValue();
}

/** Touches the page, upon which every part that waited is hydrated as it is. */
async function hydrateLazyParts(page: Page, path: string): Promise<void> {
  const parts = page.locator('[data-lazy-part] > *');
  await parts.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-from-server', '');
  });
  const count = await parts.count();
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-lazy-part]:not([data-hydrated])'), path).toHaveCount(0, {
    timeout: 20_000,
  });
  await expect(page.locator('[data-lazy-part] > [data-from-server]'), path).toHaveCount(count);
}

test('every document is hydrated as it is, for a first visitor', async ({ page }) => {
  test.slow();
  for (const path of publicPaths) {
    // Nothing is stored that could show another icon: whatever leaves was made anew by React.
    expect(await openAndHydrate(page, path), path).toEqual([]);
    await hydrateLazyParts(page, path);
  }
});

test('every document is hydrated as it is, for a logged-in admin with the dark theme who paused all motion', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('motion', 'paused');
  });
  await openTab(page, 'jobs');
  for (const path of publicPaths) {
    await openAndHydrate(page, path);
    await hydrateLazyParts(page, path);
  }
});

test.describe('a session that is over, reduced motion and a dark system', () => {
  // Each page that shows content asks once whether the session still holds.
  test.use({
    expected: [/401/],
    contextOptions: { reducedMotion: 'reduce' },
    colorScheme: 'dark',
  });

  test('every document is hydrated as it is, with the system theme', async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      localStorage.setItem('adminSessionId', 'of-another-day');
      localStorage.setItem('theme', 'system');
    });
    for (const path of publicPaths) {
      await openAndHydrate(page, path);
      await hydrateLazyParts(page, path);
    }
  });
});

test('style sheets that arrive late leave the fonts alone, and so all text where it is', async ({
  page,
}) => {
  await openAndHydrate(page, '/jobs');
  await page.evaluate(() => {
    Object.assign(window, { fontLoads: 0 });
    // Also fired where a browser sets up the fonts anew that it has.
    document.fonts.addEventListener('loading', () => {
      (window as unknown as { fontLoads: number }).fontLoads += 1;
    });
  });
  await hydrateLazyParts(page, '/jobs');
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(3);
  expect(await page.evaluate(() => 'fontLoads' in window && window.fontLoads)).toBe(0);
});

test('a search in the URL is applied after the document is hydrated', async ({ page }) => {
  await openAndHydrate(page, '/jobs?q=grid&sector=BESS');
  await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('grid');
  await openAndHydrate(page, '/growth?hires=7&months=9#pricing');
  await expect(page.getByRole('slider', { name: /hires/i })).toHaveValue('7');
  await openAndHydrate(page, '/sectors?tab=future-mobility');
  await expect(page.getByRole('tab', { name: 'Future Mobility' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('an unknown path', () => {
  test.use({ expected: [/404/] });

  for (const path of ['/no/such/page', '/About']) {
    test(`${path} is hydrated as it is`, async ({ page }) => {
      await openAndHydrate(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    });
  }
});

test.describe('a job that is not there', () => {
  test.use({ expected: [/404|410/] });

  test('is hydrated as it is, inactive or unknown', async ({ page }) => {
    await openAndHydrate(page, INACTIVE_JOB);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
    await expect(page.getByRole('region', { name: 'Open roles' })).toBeVisible();
    await openAndHydrate(page, '/jobs/none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
  });
});

test('no API call stands between the visitor and the text of an item', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const withData = ['/jobs', '/jobs/1001', '/case-studies', publicPaths.at(-1) ?? ''];
  for (const path of withData) await openAndHydrate(page, path);
  expect(calls).toEqual([]);
});

test('the page that a visitor goes on to from a document reads for itself', async ({ page }) => {
  await openAndHydrate(page, '/jobs');
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

test.describe('before the app has arrived', () => {
  test.beforeEach(async ({ page }) => {
    // Everything but the entry waits, so that the visitor is surely first.
    await page.route('**/assets/framework-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
  });

  test('a search that was typed is searched for', async ({ page }) => {
    await page.goto('/jobs');
    await page.getByPlaceholder('Search jobs...').fill('grid');
    await expect(page).toHaveURL('/jobs?q=grid');
    await expect(page.getByPlaceholder('Search jobs...')).toHaveValue('grid');
  });

  test('no letter is lost that is typed while it arrives', async ({ page }) => {
    await page.goto('/jobs');
    // Slowly enough to have begun before the app is there, and to go on after it.
    const words = 'engineer for the grid';
    await page
      .getByPlaceholder('Search jobs...')
      .pressSequentially(words, { delay: 4_000 / words.length });
    await expect(page.getByPlaceholder('Search jobs...')).toHaveValue(words);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
  });

  test('a sector that was chosen narrows the list', async ({ page }) => {
    await page.goto('/jobs');
    const all = await page.getByText(/^Showing \d+ jobs$/).innerText();
    await page.getByRole('combobox', { name: 'Sector' }).selectOption('Solar');
    await expect(page).toHaveURL('/jobs?sector=Solar');
    await expect(page.getByRole('combobox', { name: 'Sector' })).toHaveValue('Solar');
    await expect(page.getByText(/^Showing \d+ jobs$/)).not.toHaveText(all);
  });

  test('a page that was scrolled stays where it is', async ({ page }) => {
    await page.goto('/about');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
    await untilHydrated(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  test('a button that was pressed does its work', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    // Once the app is there it is modal: the page behind it is out of reach.
    await expect.poll(() => drawer.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(drawer).toBeVisible();
  });

  test('a drawer that was opened and closed stays closed', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('a theme that was chosen is set', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  });

  test('a form that was sent says what it lacks', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: /name/i }).fill('A. Visitor');
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('Missing Information')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('textbox', { name: /name/i })).toHaveValue('A. Visitor');
  });
});
