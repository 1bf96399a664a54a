import { expect, type Page } from '@playwright/test';
import { hydrateAllParts, untilHydrated } from './until-hydrated';

/**
 * Opens a page and waits until React has hydrated all of it. `watched-page` reports a mismatch,
 * which is an exception of the page. The first heading and the lazy parts must still be the
 * server's own elements: then nothing was rendered anew.
 *
 * @returns the elements that left the document before its lazy parts were hydrated
 */
export async function hydrateUntouched(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'commit' });
  const heading = await page.waitForSelector('h1');
  const removed = await heading.evaluateHandle((element) => {
    element.setAttribute('data-from-server', '');
    const elements: Element[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node instanceof Element) elements.push(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
    return elements;
  });
  await page.waitForLoadState();
  await untilHydrated(page);
  // A moved element is still the server's own.
  const left = await removed.evaluate((elements) =>
    elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML),
  );
  const count = await page.locator('[data-lazy-part] > *').evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-from-server', '');
    return elements.length;
  });
  await hydrateAllParts(page);
  await expect(page.locator('h1[data-from-server]'), path).toHaveCount(1);
  await expect(page.locator('[data-lazy-part] > [data-from-server]'), path).toHaveCount(count);
  return left;
}
