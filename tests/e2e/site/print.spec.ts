import type { Page } from '@playwright/test';
import { claims } from '@torque-tide/domain/claims';
import { publicPaths } from '../support/public-paths';
import { untilHydrated, hydrateAllParts } from '../support/until-hydrated';
import { expect, test } from '../support/watched-page';

// What comes out of a printer: nothing lies over the text, all of it can be read, no sheet is empty.

/** The room for text on a sheet of A4 within margins of 18 mm, in CSS px. */
const SHEET = { width: 658, height: 986 };

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await untilHydrated(page);
}

for (const path of publicPaths) {
  test(`nothing is fixed to the sheets of ${path}, and the last one is not empty`, async ({
    page,
  }) => {
    await openOnPaper(page, path);
    await expect(page.getByText('Skip to content')).toBeHidden();
    const { fixed, spaceBelow } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility(),
      );
      const texts = shown.filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
      );
      const lowest = Math.max(...texts.map((element) => element.getBoundingClientRect().bottom));
      return {
        fixed: shown
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map((element) => element.textContent),
        spaceBelow: document.body.getBoundingClientRect().bottom - lowest,
      };
    });
    expect(fixed).toEqual([]);
    expect(spaceBelow).toBeLessThan(SHEET.height / 4);
  });
}

for (const scheme of ['light', 'dark']) {
  test(`a case study's quote and text are printed in ink, from the ${scheme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
    await openOnPaper(page, '/case-study/an-offshore-wind-package-team-before-the-tender-closed');
    const ink = 'rgb(11, 31, 36)';
    await expect(page.getByRole('blockquote')).toHaveCSS('color', ink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
    await expect(page.getByText('Client Testimonial')).toHaveCSS('color', 'rgb(11, 110, 110)');
  });
}

test('a printed case study takes three sheets, and ends with its quote', async ({ page }) => {
  await page.goto('/case-study/an-offshore-wind-package-team-before-the-tender-closed');
  await hydrateAllParts(page);
  const related = page.getByRole('region', { name: 'Related case studies' });
  await expect(related.getByRole('article')).not.toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  await expect(related).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Case Studies' })).toBeHidden();
});

test('the figures of Home are printed in full, though nobody scrolled to them', async ({
  page,
}) => {
  await page.goto('/');
  await hydrateAllParts(page);
  const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
  const counts = panel.locator('dd [data-final]');
  await expect(counts).toHaveText(claims.stats.map(() => '0'));
  await page.emulateMedia({ media: 'print' });
  const printed = await counts.evaluateAll((elements) =>
    elements.map((element) => ({
      content: getComputedStyle(element, '::before').content,
      countSize: getComputedStyle(element).fontSize,
    })),
  );
  expect(printed).toEqual(
    claims.stats.map(({ value }) => ({ content: `"${value}"`, countSize: '0px' })),
  );
});

test('every testimonial fits on the paper', async ({ page }) => {
  await openOnPaper(page, '/');
  await hydrateAllParts(page);
  const cards = page.locator('#testimonials').getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(SHEET.width);
  }
});

test('all four solutions fit on the paper', async ({ page }) => {
  await openOnPaper(page, '/services');
  const cards = page.getByRole('region', { name: 'Our solutions' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(SHEET.width);
  }
});
