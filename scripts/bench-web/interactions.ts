import type { Browser, Locator, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { openSlowly } from './slow-phone';

const RUNS = 3;

const LOOK_AGAIN_MS = 50;
/** An element that has not come to rest by then never does. */
const LOOKS_MAX = 200;

/** The browser tells of no event that took less. */
const SHORTEST_MS = 16;

/** What a visitor does, and how long the longest of its events took to the next paint: a median. */
export interface Interaction {
  name: string;
  milliseconds: number;
}

interface Step {
  name: string;
  path: string;
  /** What is touched first. */
  target: (page: Page) => Locator;
  act: (page: Page, at: Point) => Promise<void>;
  /** Resolves once the page shows what the step was for. */
  isDone: (page: Page) => Promise<unknown>;
}

interface Point {
  x: number;
  y: number;
}

const STEPS: readonly Step[] = [
  {
    name: 'open the drawer',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    act: tap,
    isDone: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    name: 'type in the search',
    path: '/jobs',
    target: (page) => page.getByPlaceholder('Search jobs...'),
    act: async (page, at) => {
      await tap(page, at);
      await page.keyboard.type('grid', { delay: 120 });
    },
    isDone: (page) => page.waitForURL('**/jobs?q=grid'),
  },
  {
    name: 'tick the form',
    path: '/',
    target: (page) => page.getByRole('checkbox').first(),
    act: tap,
    isDone: (page) => page.locator('input[type=checkbox]:checked').first().waitFor(),
  },
];

async function tap(page: Page, { x, y }: Point): Promise<void> {
  await page.touchscreen.tap(x, y);
}

/** Real taps and keys on a slow phone, on a page that has settled and as soon as it shows. */
export async function measureInteractions(url: string, browser: Browser): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const isSettled of [true, false]) {
    for (const step of STEPS) {
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measureOnce(browser, url, step, isSettled));
      }
      const name = isSettled ? step.name : `${step.name}, at once`;
      measured.push({ name, milliseconds: median(runs) });
    }
  }
  return measured;
}

async function measureOnce(
  browser: Browser,
  url: string,
  { path, target, act, isDone }: Step,
  isSettled: boolean,
): Promise<number> {
  const page = await openWatched(browser);
  await page.goto(`${url}${path}`, { waitUntil: isSettled ? 'networkidle' : 'commit' });
  await page.locator('h1').waitFor();
  // Nothing of ours may run in the page between the touch and its paint: looking for an element by
  // its role takes a slow phone longer than an answer may.
  const at = await centerOf(target(page));
  await act(page, at);
  // The last event is told of after the paint that it led to.
  await page.waitForTimeout(1_000);
  await isDone(page);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.durations));
  await page.context().close();
  return longest;
}

/** Where the element comes to rest: what a jump leads to may still have to be laid out. */
async function centerOf(target: Locator): Promise<Point> {
  let before: Point | undefined;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('The page does not show what is to be touched.');
    const now = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (now.x === before?.x && now.y === before.y) return now;
    before = now;
    await target.page().waitForTimeout(LOOK_AGAIN_MS);
  }
  throw new Error('What is to be touched does not come to rest.');
}

declare global {
  /** Of the page's events, in milliseconds. */
  var durations: number[];
}

/** A page that notes how long its events take. */
async function openWatched(browser: Browser): Promise<Page> {
  const { page } = await openSlowly(browser);
  await page.addInitScript((shortest) => {
    globalThis.durations = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only these belong to an interaction.
        if ((entry as unknown as { interactionId: number }).interactionId > 0) {
          globalThis.durations.push(entry.duration);
        }
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as never);
  }, SHORTEST_MS);
  return page;
}
