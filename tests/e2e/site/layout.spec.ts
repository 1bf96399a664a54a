import type { Locator, Page } from '@playwright/test';
import { claims } from '@torque-tide/domain/claims';
import { openTab } from '../support/admin-steps';
import { hydrateAllParts, untilHydrated } from '../support/until-hydrated';
import { demoCaseStudies } from '../../../scripts/seed/case-studies';
import { demoClientLogos } from '../../../scripts/seed/client-logos';
import { demoJobs } from '../../../scripts/seed/jobs';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// Layout that only a browser can check: sizes, columns, fixed and overlapping elements.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns the number of columns of a grid's items. */
async function columnsOf(items: Locator): Promise<number> {
  await expect(items.first()).toBeVisible();
  const lefts = await items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

/** Returns the relative luminance of an element's background, from 0 for black to 1 for white. */
function backgroundLightness(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let painted: Element | null = node;
    while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)') {
      painted = painted.parentElement;
    }
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(painted ?? document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

/** Runs a check in both colour schemes. */
async function inBothSchemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const scheme of ['dark', 'light']) {
    await page.locator('html').evaluate((html, to) => (html.dataset['colorScheme'] = to), scheme);
    await test.step(scheme, check);
  }
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('figures count on a dark panel, and client logos are white on a dark ground', async ({
    page,
  }) => {
    const expectWhiteLogos = (strip: Locator) => async () => {
      expect(await backgroundLightness(strip)).toBeLessThan(0.2);
      const looks = await strip.locator('img').evaluateAll((images) =>
        images.map((image) => {
          const { filter, opacity } = getComputedStyle(image);
          return `${filter} ${opacity}`;
        }),
      );
      expect(new Set(looks)).toEqual(new Set(['brightness(0) invert(1) 1']));
    };
    await page.goto('/');
    await hydrateAllParts(page);
    const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
    const figures = panel.locator('dd > [aria-hidden]');
    await expect(figures).toHaveText(claims.stats.map(({ suffix }) => `0${suffix}`));
    await inBothSchemes(page, async () => {
      expect(await backgroundLightness(panel)).toBeLessThan(0.2);
    });
    await panel.scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(claims.stats.map(({ value, suffix }) => `${value}${suffix}`));
    await inBothSchemes(page, expectWhiteLogos(page.getByRole('group', { name: 'Client logos' })));

    await page.goto('/sectors');
    await hydrateAllParts(page);
    const strip = page.getByRole('group', { name: 'Clean Energy clients' });
    await expect(strip.getByRole('img').first()).toBeAttached();
    await inBothSchemes(page, expectWhiteLogos(strip));
  });

  test("forced colours show the selected option, and a button's edge", async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const groundOf = (item: Locator) => item.evaluate((it) => getComputedStyle(it).backgroundColor);
    await page.goto('/jobs');
    await untilHydrated(page);
    const compact = page.getByRole('button', { name: 'Compact list' });
    const before = await groundOf(compact);
    await compact.click();
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    expect(await groundOf(compact)).not.toBe(before);
    const jobs = page.getByRole('banner').getByRole('link', { name: 'View jobs' });
    await expect(jobs).toHaveCSS('border-top-width', '2px');
    await page.goto('/sectors');
    await hydrateAllParts(page);
    const tabs = page.getByRole('tab');
    expect(await groundOf(tabs.first())).not.toBe(await groundOf(tabs.last()));
    await page.goto('/growth?hires=6&months=9');
    await hydrateAllParts(page);
    const chosen = page.getByRole('main').locator('[data-part="current"] text').first();
    const ground = await groundOf(page.locator('body'));
    expect(await chosen.evaluate((it) => getComputedStyle(it).fill)).not.toBe(ground);
    await expect(page.locator('li[aria-current="true"]').first()).toHaveCSS(
      'border-top-width',
      '6px',
    );
  });

  test('four solutions are side by side, case studies have three columns however few they are, and a single related one fills its row', async ({
    page,
  }) => {
    await page.goto('/services');
    const solutions = page.getByRole('region', { name: 'Our solutions' }).getByRole('article');
    expect(await columnsOf(solutions)).toBe(4);
    await expect(page.getByRole('button', { name: 'Show next solutions' })).toBeHidden();

    await page.goto('/case-studies');
    expect(await columnsOf(page.getByRole('main').getByRole('article'))).toBe(3);
    const single = demoCaseStudies.find(
      ({ id, sector }) =>
        demoCaseStudies.filter((other) => other.sector === sector && other.id !== id).length === 1,
    );
    await page.goto(`/case-study/${single?.id}`);
    await hydrateAllParts(page);
    const related = page.getByRole('region', { name: 'Related case studies' });
    await expect(related.getByRole('article')).toHaveCount(1);
    const row = await related.getByRole('list').first().boundingBox();
    const card = await related.getByRole('article').boundingBox();
    expect(card?.width).toBe(row?.width);
    // Its cover is beside its text, so that the row is wider than high.
    expect(card?.height).toBeLessThan(480);

    await page.goto('/about');
    await untilHydrated(page);
    const all = (await (await page.request.get('/api/case-studies')).json()) as { data: object[] };
    const json = { success: true, data: all.data.slice(0, 2) };
    await page.route('/api/case-studies', (route) => route.fulfill({ json }));
    await page.getByRole('banner').getByRole('link', { name: 'Case studies' }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    const whole = await page.getByRole('main').getByRole('list').first().boundingBox();
    const first = await cards.first().boundingBox();
    expect(first?.width).toBeLessThan((whole?.width ?? 0) / 3);
  });

  test('a click anywhere on a card opens it, and a footer link leads to its section of Home', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const job = page.getByRole('main').getByRole('article').first();
    const title = await job.getByRole('heading').textContent();
    await job.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

    await page.goto('/sectors?tab=future-mobility');
    await hydrateAllParts(page);
    const panel = page.getByRole('tabpanel', { name: 'Future Mobility' });
    const study = panel.getByRole('article').first();
    const name = await study.getByRole('heading').textContent();
    await study.click({ position: { x: 12, y: 12 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page).toHaveURL(/\/case-study\/[a-z0-9-]+$/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Job Listings' }).click();
    await expect(page).toHaveURL('/#jobs');
    await expect
      .poll(async () => Math.round((await page.locator('#jobs').boundingBox())?.y ?? -1))
      .toBe(100);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('three jobs fill a screen, and a search has its first result above the keyboard', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await untilHydrated(page);
    const cards = page.getByRole('main').getByRole('article');
    // Content below the first screen is laid out a little later.
    const highest = () =>
      cards.evaluateAll((all) => Math.max(...all.map(({ clientHeight }) => clientHeight)));
    await expect.poll(highest).toBeLessThanOrEqual(250);
    const search = page.getByRole('searchbox', { name: 'Search jobs' });
    await search.click();
    await page.keyboard.type('wind');
    await expect(cards.first()).toContainText('Wind');
    // A phone's keyboard takes about 340 px.
    await expect.poll(async () => (await cards.first().boundingBox())?.y).toBeLessThan(300);
    expect((await search.boundingBox())?.y).toBeGreaterThan(60);
  });

  test('an arrow moves the solutions by 280 px, and one question is open at a time', async ({
    page,
  }) => {
    await page.goto('/services');
    await untilHydrated(page);
    const list = page.getByRole('region', { name: 'Our solutions' }).getByRole('list').first();
    const next = page.getByRole('button', { name: 'Show next solutions' });
    await next.click();
    await expect.poll(() => list.evaluate((row) => Math.round(row.scrollLeft))).toBe(280);
    await list.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await expect(next).toBeDisabled();

    // Browsers close the other questions of a group, which jsdom doesn't.
    const rows = page.getByRole('main').locator('details');
    const open = page.getByRole('main').locator('details[open]');
    await rows.nth(0).locator('summary').click();
    await expect(open).toHaveCount(1);
    await rows.nth(1).locator('summary').click();
    await expect(rows.nth(1)).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
    // Browsers put their own elements into `details`, which must not inherit a size.
    for (const part of ['summary', 'summary ~ *']) {
      await expect(rows.nth(0).locator(part).first()).toHaveCSS('box-sizing', 'border-box');
    }
  });
});

test.describe('in the admin area', () => {
  test.use({ viewport: DESKTOP });

  test('case studies have two columns, an inactive job is faded, a description has two lines, and a logo is white on black', async ({
    page,
  }) => {
    await openTab(page, 'case-studies');
    expect(await columnsOf(page.getByRole('tabpanel').getByRole('article'))).toBe(2);

    await page.getByRole('tab', { name: 'Jobs' }).click();
    /** Filters the list, which renders only a window, down to a job of the demo content. */
    async function find(job: (typeof demoJobs)[number] | undefined) {
      const title = job?.title ?? '';
      await page.getByPlaceholder('Search jobs...').fill(title);
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = page.getByRole('tabpanel').getByRole('article').filter({ has: heading });
      await expect(card).toBeVisible();
      return card;
    }
    const colourOf = (card: Locator) =>
      card.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color);

    const inactive = await find(demoJobs.find(({ isActive }) => isActive === false));
    await expect(inactive.getByText('Inactive', { exact: true })).toBeVisible();
    const faded = await colourOf(inactive);
    const active = await find(demoJobs.find(({ isActive }) => isActive !== false));
    await expect(active.getByText('Inactive', { exact: true })).toHaveCount(0);
    expect(await colourOf(active)).not.toBe(faded);

    const text = active.locator(':scope > p');
    const { shown, isCut } = await text.evaluate((element) => ({
      shown: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      isCut: element.scrollHeight > element.clientHeight,
    }));
    expect(Math.round(shown)).toBe(2);
    expect(isCut).toBe(true);

    await page.getByRole('tab', { name: 'Client logos' }).click();
    const card = page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: demoClientLogos[0]?.companyName ?? '' });
    const logo = card.getByRole('img');
    await expect(logo).toHaveCSS('filter', 'brightness(0) invert(1)');
    expect(await backgroundLightness(logo.locator('..'))).toBe(0);
    await card.getByRole('button', { name: 'Edit' }).click();
    const preview = page.getByRole('complementary', { name: 'Preview' }).getByRole('img');
    await expect(preview).toHaveCSS('filter', 'brightness(0) invert(1)');
    expect(await backgroundLightness(preview.locator('..'))).toBe(0);
  });
});
