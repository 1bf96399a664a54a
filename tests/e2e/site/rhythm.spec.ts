import type { Locator } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { publicPaths } from '../support/public-paths';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// Distances and lines that the pages keep, whatever they show.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('sections of the same ground are one distance apart', async ({ page }) => {
    for (const path of ['/about', '/growth', '/services', '/clean-energy']) {
      await page.goto(path);
      await hydrateAllParts(page);
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
      const gaps = await page.evaluate(() => {
        const bands = [...document.querySelectorAll('main section[data-tone="paper"]')].map(
          (band) => band.getBoundingClientRect(),
        );
        return bands.slice(1).map(({ top }, n) => Math.round(top - (bands[n]?.bottom ?? 0)));
      });
      // What is further apart has something else between.
      const neighbours = gaps.filter((gap) => gap < 300);
      expect(neighbours.length, path).toBeGreaterThan(0);
      expect(new Set(neighbours), path).toEqual(new Set([128]));
    }
  });

  test('cards in a row share the lines of their parts', async ({ page }) => {
    await page.goto('/jobs/sector/wind');
    await hydrateAllParts(page);
    for (const region of ['Open roles', 'What we have done here']) {
      const cards = page.getByRole('region', { name: region }).getByRole('article');
      await expect(cards.first()).toBeVisible();
      // By its class, since not each item fills each part.
      const parts = await cards.evaluateAll((articles) => {
        const first = articles[0]?.getBoundingClientRect().top;
        return articles
          .filter((article) => article.getBoundingClientRect().top === first)
          .flatMap((article) =>
            [...article.querySelectorAll('h3, h3 ~ *')].map((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              const below = part.nextElementSibling?.getBoundingClientRect().top;
              return {
                name: part.className,
                top: Math.round(top - (first ?? 0)),
                isBelowNext: below !== undefined && bottom > below + 1,
              };
            }),
          );
      });
      expect(parts.length, region).toBeGreaterThan(2);
      const lines = new Map(parts.map(({ name, top }) => [name, top]));
      for (const { name, top } of parts) expect(top, `${region}: ${name}`).toBe(lines.get(name));
      // The grid has a row for each part: those that share one lie over each other.
      expect(parts.filter(({ isBelowNext }) => isBelowNext)).toEqual([]);
    }
  });

  test('a pill is one line high and has its words in the middle, whatever its neighbours hold', async ({
    page,
  }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await hydrateAllParts(page);
      await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const pills = await page.locator('main').evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter(
              (element) =>
                Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) > 100 &&
                element.textContent !== '' &&
                element.checkVisibility(),
            )
            .map((element) => {
              const box = element.getBoundingClientRect();
              const range = document.createRange();
              range.selectNodeContents(element);
              const words = range.getBoundingClientRect();
              return {
                text: element.textContent,
                height: box.height,
                off: Math.abs(box.top + box.bottom - words.top - words.bottom) / 2,
              };
            }),
        );
        const ovals = pills.filter(({ height, off }) => height > 60 || off > 3);
        expect(ovals, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('the badge of a solution stands beside the name, and not over it', async ({ page }) => {
    await page.goto('/services');
    const name = page.getByRole('heading', { name: 'Growth', level: 3, exact: true });
    const badge = page.getByText('New', { exact: true });
    for (const width of [768, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const words = await name.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      });
      const { x = 0, y = 0, height = 0 } = (await badge.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0);
      expect(x >= words.right || y + height <= words.top, `at ${width} px`).toBe(true);
    }
  });

  test('results begin in the upper half of the screen, and no drawing touches a headline', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await hydrateAllParts(page);
    const card = page.getByRole('main').getByRole('article').first();
    expect((await card.boundingBox())?.y).toBeLessThan(400);
    for (const width of [900, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        const drawing = heading.parentElement?.querySelector('svg');
        if (!drawing?.checkVisibility()) return Infinity;
        return drawing.getBoundingClientRect().left - words.getBoundingClientRect().right;
      });
      expect(gap, `${width} px`).toBeGreaterThan(24);
    }
  });

  test('the facts of a job stand on the lines of the columns below', async ({ page }) => {
    await page.goto('/jobs/1040');
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);
    const posted = page.getByRole('term').filter({ hasText: 'Posted' });
    const summary = page.getByRole('heading', { name: 'Job Summary' }).locator('..');
    expect(await left(posted)).toBe(await left(summary));
    const place = page.getByRole('term').filter({ hasText: 'Location' });
    expect(await left(place)).toBe(
      await left(page.getByRole('heading', { name: 'Job Description' })),
    );
  });

  test('the fields of a sector stand one distance apart on every screen', async ({ page }) => {
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/clean-energy');
      const strip = page.getByRole('group', { name: 'Sub-sectors' });
      const gaps = await strip.locator('li').evaluateAll((chips) => {
        const boxes = chips.map((chip) => chip.getBoundingClientRect());
        return boxes.slice(1).map(({ left }, n) => Math.round(left - (boxes[n]?.right ?? 0)));
      });
      expect(new Set(gaps), `${width} px`).toEqual(new Set([16]));
    }
  });

  test('the reasons of Growth can be read without a mouse', async ({ page }) => {
    await page.goto('/growth');
    await hydrateAllParts(page);
    const cards = page.getByRole('region', { name: 'Why This Works' }).getByRole('article');
    await expect(cards).toHaveCount(6);
    for (const text of await cards.locator('p').all()) await expect(text).toHaveCSS('opacity', '1');
  });
});

test('on the widest screens content takes 1,440 px, header and footer with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  for (const path of ['/', '/jobs', '/about']) {
    await page.goto(path);
    await hydrateAllParts(page);
    const logos = page.getByRole('link', { name: brand.name, exact: true });
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x, path).toBe((2560 - 1440) / 2);
    for (const logo of await logos.all()) expect((await logo.boundingBox())?.x).toBe(heading?.x);
  }
});

const WIDTHS = [320, 390, 620, 768, 900, 1440];

test('texts of twice their size are not cut, and push nothing out of the window', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of [...publicPaths, '/jobs/sector/solar', '/jobs?q=engineer+Coventry']) {
    await page.goto(path);
    await hydrateAllParts(page);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      // What scrolls by itself is wider than the screen, and so are drawings, which are cut on purpose.
      const cut = await page.locator('body').evaluate((body) =>
        [...body.querySelectorAll('h1, h2, h3, p, a, button, dt, dd, label, span, select')]
          .filter((text) => text.checkVisibility() && text.clientWidth !== 1)
          .filter((text) => text.getBoundingClientRect().right > innerWidth + 1)
          .filter((text) => {
            let around = text.parentElement;
            while (around && getComputedStyle(around).overflowX === 'visible') {
              around = around.parentElement;
            }
            return !around || around === body || !(around.scrollWidth > around.clientWidth + 1);
          })
          .map((text) => text.textContent || text.getAttribute('aria-label')),
      );
      expect.soft(cut, `${path} at ${width} px`).toEqual([]);
      const total = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(total, `${path} at ${width} px`).toBe(width);
      await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const width of [390, 1440]) {
  test(`what to write for a job shows whole, and its address stays one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/jobs/1011');
    await hydrateAllParts(page);
    await page.getByRole('button', { name: 'What to write' }).click();
    const message = page.getByLabel('Your message');
    await expect(message).toContainText('My CV is attached.');
    const { hidden, lines } = await message.evaluate((text) => {
      const id = [...text.childNodes].find(({ textContent }) => textContent?.startsWith('1011'));
      const range = document.createRange();
      if (id) {
        range.setStart(id, 0);
        range.setEnd(id, 4);
      }
      return {
        hidden: text.scrollHeight - text.clientHeight,
        lines: range.getClientRects().length,
      };
    });
    expect({ hidden, lines }).toEqual({ hidden: 0, lines: 1 });
  });
}

test('each director has a picture of 320 px', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/about');
  await hydrateAllParts(page);
  const pictures = page
    .getByRole('region', { name: 'Two directors' })
    .locator('li > div:first-child');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(Math.round((await picture.boundingBox())?.width ?? 0)).toBe(320);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the three figures are one row', async ({ page }) => {
    await page.goto('/');
    const figures = page
      .getByRole('region', { name: 'What stands behind a shortlist' })
      .getByRole('term');
    const tops = await figures.evaluateAll((terms) =>
      terms.map((term) => Math.round(term.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  test('the way to the price stays in sight until the price is there', async ({ page }) => {
    await page.goto('/growth');
    await hydrateAllParts(page);
    const price = page.getByRole('heading', { name: 'What would it cost you?' });
    const top = await price.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeLessThan(4_000);
    const links = page.getByRole('link', { name: 'View Pricing' });
    // The first screen has the hero's own, whole, and nothing of the other below the hero's edge.
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    await expect(links.last()).not.toBeInViewport();
    for (const y of [900, 2_000, 2_800]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      await expect(links.and(page.locator(':visible')).last()).toBeInViewport({ ratio: 1 });
    }
    await links.last().click();
    await expect(price).toBeInViewport();
    await expect(links).toHaveCount(1);
  });

  test('no drawing of Home is cut or runs behind a button', async ({ page }) => {
    await page.goto('/');
    const rotor = await page
      .locator('main section')
      .first()
      .evaluate((hero) =>
        Math.max(
          ...[...hero.querySelectorAll('svg circle')].map((c) => c.getBoundingClientRect().right),
        ),
      );
    expect(rotor).toBeGreaterThan(PHONE.width / 2);
    expect(rotor).toBeLessThanOrEqual(PHONE.width);
    for (const card of await page
      .getByRole('list', { name: 'Sectors' })
      .getByRole('article')
      .all()) {
      const button = await card.getByRole('link').boundingBox();
      const drawing = await card.locator('svg').first().boundingBox();
      expect(drawing?.x).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
    }
  });
});
