import type { Locator, Page } from '@playwright/test';
import { brand } from '@torque-tide/domain/brand';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

// Distances and lines that all pages share.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const WIDEST = { width: 2560, height: 1300 };

test.use({ ...MOVING, viewport: DESKTOP });

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(path);
  await hydrateAllParts(page);
  await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
}

const leftOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? -1);

/** Sections on the same background are the same distance apart. */
async function expectEvenSections(page: Page): Promise<void> {
  const gaps = await page.evaluate(() => {
    const bands = [...document.querySelectorAll('main section[data-tone="paper"]')].map((band) =>
      band.getBoundingClientRect(),
    );
    return bands.slice(1).map(({ top }, n) => Math.round(top - (bands[n]?.bottom ?? 0)));
  });
  // A larger gap has another section in it.
  const neighbours = gaps.filter((gap) => gap < 300);
  expect(neighbours.length, page.url()).toBeGreaterThan(0);
  expect(new Set(neighbours), page.url()).toEqual(new Set([128]));
}

/** On the widest screens the content, header and footer are 1,440 px wide. */
async function expectBoundedContent(page: Page): Promise<void> {
  await page.setViewportSize(WIDEST);
  const left = (WIDEST.width - 1440) / 2;
  expect(await leftOf(page.getByRole('heading', { level: 1 })), page.url()).toBe(left);
  for (const logo of await page.getByRole('link', { name: brand.name, exact: true }).all()) {
    expect(await leftOf(logo), page.url()).toBe(left);
  }
}

/** The parts of cards in a row start on shared lines. */
async function expectSharedLines(cards: Locator): Promise<void> {
  await expect(cards.first()).toBeVisible();
  // Identified by class, because some items leave parts empty.
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
  expect(parts.length).toBeGreaterThan(2);
  const lines = new Map(parts.map(({ name, top }) => [name, top]));
  for (const { name, top } of parts) expect(top, name).toBe(lines.get(name));
  // The grid has a row for each part; parts in one row would overlap.
  expect(parts.filter(({ isBelowNext }) => isBelowNext)).toEqual([]);
}

test('Home has its three figures in one row on a phone, and no drawing that is cut or behind a button', async ({
  page,
}) => {
  await open(page, '/');
  await expectBoundedContent(page);
  await page.setViewportSize(PHONE);
  const figures = page
    .getByRole('region', { name: 'What stands behind a shortlist' })
    .getByRole('term');
  const tops = await figures.evaluateAll((terms) =>
    terms.map((term) => Math.round(term.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);

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
  for (const card of await page.getByRole('list', { name: 'Sectors' }).getByRole('article').all()) {
    const button = await card.getByRole('link').boundingBox();
    const drawing = await card.locator('svg').first().boundingBox();
    expect(drawing?.x).toBeGreaterThanOrEqual((button?.x ?? 0) + (button?.width ?? 0));
  }
});

test('About has a picture of 320 px of each director, and Services a badge beside the name', async ({
  page,
}) => {
  await open(page, '/about');
  await expectEvenSections(page);
  const pictures = page
    .getByRole('region', { name: 'Two directors' })
    .locator('li > div:first-child');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(Math.round((await picture.boundingBox())?.width ?? 0)).toBe(320);
  }
  await expectBoundedContent(page);

  await open(page, '/services');
  await expectEvenSections(page);
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

test('cards in a row share their lines, and the fields of a sector are 16 px apart', async ({
  page,
}) => {
  await open(page, '/jobs/sector/wind');
  for (const region of ['Open roles', 'What we have done here']) {
    await expectSharedLines(page.getByRole('region', { name: region }).getByRole('article'));
  }

  await open(page, '/clean-energy');
  await expectEvenSections(page);
  const chips = page.getByRole('group', { name: 'Sub-sectors' }).locator('li');
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await chips.evaluateAll((all) => {
      const boxes = all.map((chip) => chip.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, n) => Math.round(left - (boxes[n]?.right ?? 0)));
    });
    expect(new Set(gaps), `${width} px`).toEqual(new Set([16]));
  }
});

test('Growth can be read without a mouse, and on a phone its price is one tap away', async ({
  page,
}) => {
  await open(page, '/growth');
  await expectEvenSections(page);
  const cards = page.getByRole('region', { name: 'Why This Works' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const text of await cards.locator('p').all()) await expect(text).toHaveCSS('opacity', '1');

  await page.setViewportSize(PHONE);
  const price = page.getByRole('heading', { name: 'What would it cost you?' });
  const top = await price.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeLessThan(4_000);
  const links = page.getByRole('link', { name: 'View Pricing' });
  // The first screen shows the hero's link completely, and no other.
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

test('results start in the upper half of the screen, and no drawing touches a headline', async ({
  page,
}) => {
  await open(page, '/jobs');
  const card = page.getByRole('main').getByRole('article').first();
  expect((await card.boundingBox())?.y).toBeLessThan(450);
  await expectBoundedContent(page);
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

test("a job's facts align with its columns, and the e-mail's text is shown in full", async ({
  page,
}) => {
  await open(page, '/jobs/1011');
  const facts = page.getByRole('term');
  const heading = (name: string) => page.getByRole('heading', { name });
  const lefts = await Promise.all((await facts.all()).map(leftOf));
  expect(lefts).toContain(await leftOf(heading('Job Summary').locator('..')));
  expect(lefts[0]).toBe(await leftOf(heading('Job Description')));

  await page.getByRole('button', { name: 'What to write' }).click();
  const message = page.getByLabel('Your message');
  await expect(message).toContainText('My CV is attached.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Its subject stays on one line.
    const seen = await message.evaluate((text) => {
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
    expect(seen, `${width} px`).toEqual({ hidden: 0, lines: 1 });
  }
});
