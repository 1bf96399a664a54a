import { expect, type Page } from '@playwright/test';

// Checks of a page's look at every width. Each check is one evaluation in the page.

/** The width for text on a sheet of A4 with margins of 18 mm, in CSS px. */
export const SHEET = { width: 658, height: 986 };

/** A pill is one line high, with its text centred. */
export async function expectRoundPills(page: Page, where: string): Promise<void> {
  const ovals = await page.locator('main').evaluate((main) =>
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
      })
      .filter(({ height, off }) => height > 60 || off > 3),
  );
  expect.soft(ovals, where).toEqual([]);
}

/** No text is cut, and nothing scrolls sideways without a scrollbar of its own. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const seen = await page.locator('body').evaluate((body) => {
    const cut = [...body.querySelectorAll('h1, h2, h3, p, a, button, dt, dd, label, span, select')]
      .filter((text) => text.checkVisibility() && text.clientWidth !== 1)
      .filter((text) => text.getBoundingClientRect().right > innerWidth + 1)
      .filter((text) => {
        let around = text.parentElement;
        while (around && getComputedStyle(around).overflowX === 'visible') {
          around = around.parentElement;
        }
        return !around || around === body || !(around.scrollWidth > around.clientWidth + 1);
      })
      .map((text) => text.textContent || text.getAttribute('aria-label'));
    const root = document.documentElement;
    return { cut, sideways: root.scrollWidth - root.clientWidth };
  });
  expect.soft(seen, where).toEqual({ cut: [], sideways: 0 });
}

/** A printed page has no overlays and no empty last sheet. */
export async function expectPrintable(page: Page, where: string): Promise<void> {
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
  expect.soft(fixed, where).toEqual([]);
  expect.soft(spaceBelow, where).toBeLessThan(SHEET.height / 4);
}

/** Articles and groups need names, for which axe has no rule. */
export async function expectNames(page: Page, where: string): Promise<void> {
  const unnamed = await page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('article, fieldset, [role="group"], [role="article"]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const labels = ids.map((id) => document.getElementById(id)?.textContent);
        const legend = element.querySelector(':scope > legend')?.textContent;
        return ![...labels, element.getAttribute('aria-label'), legend].some(Boolean);
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect.soft(unnamed, where).toEqual([]);
}
