import type { Browser, Page } from '@playwright/test';
import { median } from '../lib/statistics';
import { openSlowly } from './slow-phone';

const RUNS = 3;

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
  act: (page: Page) => Promise<void>;
}

const STEPS: readonly Step[] = [
  {
    name: 'open the drawer',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'type in the search',
    path: '/jobs',
    act: async (page) => {
      const field = page.getByPlaceholder('Search jobs...');
      await field.tap();
      await field.pressSequentially('grid', { delay: 120 });
      await page.waitForURL('**/jobs?q=grid');
    },
  },
  {
    name: 'tick the form',
    path: '/',
    act: async (page) => {
      const box = page.getByRole('checkbox').first();
      await box.scrollIntoViewIfNeeded();
      // Not `check`: the app that takes the form over empties the box for a moment.
      await box.click();
      await page.locator('input[type=checkbox]:checked').first().waitFor();
    },
  },
];

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
  { path, act }: Step,
  isSettled: boolean,
): Promise<number> {
  const page = await openWatched(browser);
  await page.goto(`${url}${path}`, { waitUntil: isSettled ? 'networkidle' : 'commit' });
  await page.locator('h1').waitFor();
  await act(page);
  // Its last event is told of after the paint that it led to.
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.durations));
  await page.context().close();
  return longest;
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
