import type { Browser, Locator, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { openSlowly } from './slow-phone';

const RUNS = 3;
/** Between two letters. */
const KEY_MS = 120;

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
  /** What is touched first, as a CSS selector. */
  selector: string;
  /** What is typed then. */
  text?: string;
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
    selector: 'button[aria-label="Menu"]',
    isDone: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    name: 'type in the search',
    path: '/jobs',
    selector: 'input[placeholder="Search jobs..."]',
    text: 'grid',
    isDone: (page) => page.waitForURL('**/jobs?q=grid'),
  },
  {
    name: 'tick the form',
    path: '/',
    selector: 'input[type="checkbox"]',
    isDone: (page) => page.locator('input[type=checkbox]:checked').first().waitFor(),
  },
];

/** Each step on a page that has settled, and on one that has just appeared. */
export const INTERACTIONS = [true, false].flatMap((isSettled) =>
  STEPS.map((step) => ({
    name: isSettled ? step.name : `${step.name}, at once`,
    step,
    isSettled,
  })),
);

/** Real taps and keys on a slow phone, on a page that has settled and as soon as it shows. */
export async function measureInteractions(url: string, browser: Browser): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const { name, step, isSettled } of INTERACTIONS) {
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measureOnce(browser, url, step, isSettled));
    }
    measured.push({ name, milliseconds: median(runs) });
  }
  return measured;
}

async function measureOnce(
  browser: Browser,
  url: string,
  { path, selector, text, isDone }: Step,
  isSettled: boolean,
): Promise<number> {
  const page = await openWatched(browser);
  await page.goto(`${url}${path}`, { waitUntil: isSettled ? 'networkidle' : 'commit' });
  await page.locator('h1').waitFor();
  // Nothing of ours may run in the page between the touch and its paint: looking for an element by
  // its role takes a slow phone longer than an answer may.
  const { x, y } = await centerOf(page.locator(selector).first());
  await page.touchscreen.tap(x, y);
  if (text) await page.keyboard.type(text, { delay: KEY_MS });
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
