import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './watched-page';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of level A as well, and off by itself: who speaks to the browser says what is seen. */
const ALSO = { 'label-content-name-mismatch': { enabled: true } };
/** What a scheme changes; names, roles and sizes are the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with the rules of WCAG 2.2 (A and AA) and of good practice that the page breaks, and where, in
 * either colour scheme; softly, so that one test tells of each of its pages.
 *
 * @param within what has just opened, where the page behind it has been looked at
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // On a phone what stands below the first screen has guessed heights first (`lay-out-rest.ts`), so that
  // its text would be looked at outside of its ground. As before printing, all of it is laid out at once.
  await page.evaluate(() => document.documentElement.removeAttribute('data-layout'));
  const all = builder(page, within).withTags(TAGS);
  const broken = await violationsOf(page, all);
  await turnScheme(page);
  const inOtherScheme = await violationsOf(page, builder(page, within).withRules(OF_COLOURS));
  await turnScheme(page);
  expect.soft({ broken, inOtherScheme }, `${page.url()} ${within ?? ''}`).toEqual({
    broken: [],
    inOtherScheme: [],
  });
}

function builder(page: Page, within: string | undefined): AxeBuilder {
  // In the page itself: it has no frames, for which a second page would be opened each time.
  // What passes is not told: to name each such element takes longer than all rules.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: ALSO, resultTypes: ['violations'] });
  return within === undefined ? axe : axe.include(within);
}

async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await withoutTransitions(page, () => axe.analyze());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * A colour on its way, or an element that fades in, has no contrast yet. Transitions are off for so long,
 * and not ended one by one: far down the page, where nothing is drawn, one begins when axe asks.
 */
async function withoutTransitions<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const seen = await look();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  return seen;
}

/** Shows the page in the other colour scheme, without what the visitor has chosen. */
async function turnScheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['colorScheme'] = dataset['colorScheme'] === 'dark' ? 'light' : 'dark';
  });
}
