import type { Page } from '@playwright/test';
import { publicPaths } from './public-paths';
import { untilTakenOver } from './taken-over';
import { expect, test } from './watched-page';

// What comes out of a printer: nothing lies over the text, all of it can be read, no sheet is empty.

/** The room for text on a sheet of A4 within margins of 18 mm, in CSS px. */
const SHEET = { width: 658, height: 986 };

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  await untilTakenOver(page);
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

test('a printed case study ends where its text ends', async ({ page }) => {
  await page.goto('/case-study/an-offshore-wind-package-team-before-the-tender-closed');
  await untilTakenOver(page);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const length = await page.evaluate(() => document.body.scrollHeight);
  expect(length).toBeGreaterThan(0);
  // With the page's own margins its text takes three sheets and a part of the fourth at most.
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(4);
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
