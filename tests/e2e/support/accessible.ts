import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './watched-page';

const EVERYTHING: RunOptions = {
  // Listing the elements that pass takes longer than all rules.
  resultTypes: ['violations'],
  // No rule needs the style sheets, and a preview's frame runs no scripts.
  preload: false,
  iframes: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Also level A, but off by default: people who control the browser by voice say the visible
  // label.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** Checks four items of a list, because contrast takes most of the time and all items are alike. */
const REPEATED = ['li', 'tr', 'article', '[role="listitem"]'].map(
  (item) => `${item}:nth-child(n + 5)`,
);

/** The colour scheme of a check: the page's own, or the other one. */
type Scheme = 'own' | 'other';

/**
 * Fails with each violated rule of WCAG 2.2 (A and AA) and of good practice, and the elements;
 * softly, so that one test reports all of its pages.
 *
 * @param within the part that has just opened, if the page behind it was already checked
 */
export async function expectNoViolations(
  page: Page,
  within?: string,
  scheme: Scheme = 'own',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, options, repeated, isOther }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const root = document.documentElement;
      // On a phone, parts of a document have estimated heights (`lay-out-rest.ts`), so that text
      // would be measured outside its background. Lays everything out first, as before printing.
      root.removeAttribute('data-layout');
      // A colour in transition has no contrast yet.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets.push(still);
      const turnScheme = () => {
        root.dataset['colorScheme'] = root.dataset['colorScheme'] === 'dark' ? 'light' : 'dark';
      };
      if (isOther) turnScheme();
      const { violations } = await engine.run(
        { include: [within ?? 'html'], exclude: repeated },
        options,
      );
      if (isOther) turnScheme();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { within, options: EVERYTHING, repeated: REPEATED, isOther: scheme === 'other' },
  );
  const { width } = page.viewportSize() ?? {};
  expect.soft(found, `${page.url()} ${within ?? ''} at ${width} px, ${scheme} scheme`).toEqual([]);
}

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

/**
 * Checks a page, or the part of it that has opened: dark on a phone, then light on a wide screen,
 * where the page stays. Nothing scrolls sideways.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  for (const [viewport, scheme] of [
    [PHONE, 'other'],
    [DESKTOP, 'own'],
  ] as const) {
    await page.setViewportSize(viewport);
    if (within !== undefined) await expect(page.locator(within)).toBeVisible();
    await expectNoViolations(page, within, scheme);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, page.url()).toBe(viewport.width);
  }
}
