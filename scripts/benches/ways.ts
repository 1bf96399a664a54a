import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { type Figure, medians } from './figures';
import { withPhone } from '../lib/chromium';

const RUNS = 3;
const SETTLE_MS = 4_000;

const cardLink = (number: number) => `[data-job-list] li:nth-child(${number}) article a`;

/** Each step follows a link; without a link it is the browser's Back. */
const WAYS = [
  {
    from: '/jobs',
    steps: [
      { name: 'a card to its job, the first', link: cardLink(3) },
      { name: 'Back from a job to the list', link: undefined },
      { name: 'a card to its job, another', link: cardLink(5) },
    ],
  },
  {
    from: '/case-study/an-offshore-wind-package-team-before-the-tender-closed',
    steps: [{ name: 'a case study to another', link: 'main section a[href^="/case-study/"]' }],
  },
  { from: '/', steps: [{ name: 'Home to Growth', link: 'main a[href="/growth"]' }] },
  { from: '/', steps: [{ name: 'Home to the list', link: 'main a[href="/jobs"]' }] },
];

/** Measures the time from a press to the paint of the next page, on first visits. */
export async function measureWays(url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const way of WAYS) {
    figures.push(...(await medians(RUNS, () => withPhone((page) => follow(page, url, way)))));
  }
  return figures;
}

/** @throws if a page doesn't appear */
async function follow(
  page: Page,
  url: string,
  { from, steps }: (typeof WAYS)[number],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  await page.goto(url + from);
  for (const { name, link } of steps) {
    const element = link ? await page.waitForSelector(link) : null;
    await element?.scrollIntoView();
    await delay(SETTLE_MS);
    await page.evaluate(LEAVE);
    const shown = page.waitForFunction(SHOWN, { polling: 'mutation' });
    await (element ? element.tap() : page.evaluate(BACK));
    const value = Number(await (await shown).jsonValue());
    figures.push({ name, value, unit: 'ms', most: 500 });
  }
  return figures;
}

// These functions run in the page.
const LEAVE = `
  globalThis.left = { path: location.pathname, heading: document.querySelector('main h1')?.textContent };
  addEventListener('click', ({ timeStamp }) => (left.at = timeStamp), { capture: true, once: true });`;
const BACK = `left.at = performance.now(), history.back()`;
const SHOWN = `
  location.pathname !== left.path &&
  [...document.querySelectorAll('main h1')].some(
    (heading) => heading.textContent !== left.heading && heading.checkVisibility(),
  ) &&
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      // Comes before other tasks that wait for the end of the frame.
      scheduler.postTask(() => resolve(performance.now() - left.at), { priority: 'user-blocking' });
    });
  })`;
