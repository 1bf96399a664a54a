import type { BrowserContext, Page } from '@playwright/test';
import { Problem } from '../lib/problem';

const LOOK_AGAIN_MS = 250;
/** What has not come by then never does. */
const LOOKS_MAX = 240;

/** What a page notes of itself, in milliseconds since its navigation began. */
interface Noted {
  tasks: { at: number; ms: number }[];
  /** From each key to the next paint. */
  keys: number[];
  shown: Record<string, number>;
}

/** What is waited for: so many elements of a selector. */
export type Awaited = Readonly<Record<string, { selector: string; count: number }>>;

// As text: what compiles our scripts adds calls that no page knows.
const NOTING = `
  const noted = { tasks: [], keys: [], shown: {} };
  window.noted = noted;
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) noted.tasks.push({ at, ms });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name.startsWith('key')) noted.keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  const waiting = new Map(Object.entries(AWAITED));
  const look = () => {
    for (const [name, { selector, count }] of waiting) {
      if (document.querySelectorAll(selector).length < count) continue;
      waiting.delete(name);
      // In the frame after the one that paints it.
      requestAnimationFrame(() => requestAnimationFrame((now) => (noted.shown[name] = now)));
    }
    if (waiting.size > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Has every page of a context note its long tasks, its answers to keys, and when something shows. */
export async function noteInPages(context: BrowserContext, awaited: Awaited): Promise<void> {
  await context.addInitScript({
    content: `{${NOTING.replace('AWAITED', JSON.stringify(awaited))}}`,
  });
}

export function readNoted(page: Page): Promise<Noted> {
  return page.evaluate('window.noted');
}

/** Waits until all that is awaited shows. @throws {Problem} when it does not */
export async function untilShown(page: Page, names: readonly string[]): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const { shown } = await readNoted(page);
    if (names.every((name) => name in shown)) return;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  throw new Problem(`The page does not show: ${names.join(', ')}`);
}

/** The longest task between two moments; 0 where none took 50 ms. */
export function longestTask({ tasks }: Noted, from = 0, to = Infinity): number {
  return Math.max(0, ...tasks.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms));
}
