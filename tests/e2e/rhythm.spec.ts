import type { Locator } from '@playwright/test';
import { hydrateAllParts } from './until-hydrated';
import { expect, test } from './watched-page';

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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

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
