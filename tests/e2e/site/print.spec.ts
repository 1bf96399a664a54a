import type { Locator } from '@playwright/test';
import { claims } from '@torque-tide/domain/claims';
import { SHEET } from '../support/page-looks';
import { hydrateAllParts } from '../support/until-hydrated';
import { expect, MOVING, test } from '../support/watched-page';

test.use(MOVING);

// Printed pages. `pages.spec.ts` prints every page; these have more to show on paper.

/** The right edge of the widest card, in px. */
const rightOf = (cards: Locator) =>
  cards.evaluateAll((all) => Math.max(...all.map((card) => card.getBoundingClientRect().right)));

test('a case study is printed in ink from either theme, on three sheets that end with its quote', async ({
  page,
}) => {
  await page.goto('/case-study/an-offshore-wind-package-team-before-the-tender-closed');
  await hydrateAllParts(page);
  const related = page.getByRole('region', { name: 'Related case studies' });
  await expect(related.getByRole('article')).not.toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);

  await page.emulateMedia({ media: 'print' });
  await expect(related).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Case Studies' })).toBeHidden();
  for (const scheme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, to) => (html.dataset['colorScheme'] = to), scheme);
    const ink = 'rgb(11, 31, 36)';
    await expect(page.getByRole('blockquote'), scheme).toHaveCSS('color', ink);
    await expect(page.getByRole('heading', { level: 1 }), scheme).toHaveCSS('color', ink);
    const label = page.getByText('Client Testimonial');
    await expect(label, scheme).toHaveCSS('color', 'rgb(11, 110, 110)');
  }
});

test('figures that were never scrolled to are printed in full, and every card fits on the paper', async ({
  page,
}) => {
  await page.goto('/');
  await hydrateAllParts(page);
  const panel = page.getByRole('region', { name: 'What stands behind a shortlist' });
  const counts = panel.locator('dd [data-final]');
  await expect(counts).toHaveText(claims.stats.map(() => '0'));
  await page.setViewportSize(SHEET);
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
  const testimonials = page.locator('#testimonials').getByRole('listitem');
  await expect(testimonials).not.toHaveCount(0);
  expect(await rightOf(testimonials)).toBeLessThanOrEqual(SHEET.width);

  await page.goto('/services');
  const solutions = page.getByRole('region', { name: 'Our solutions' }).getByRole('article');
  await expect(solutions).toHaveCount(4);
  expect(await rightOf(solutions)).toBeLessThanOrEqual(SHEET.width);
});
