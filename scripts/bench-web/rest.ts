import type { Browser } from '@playwright/test';
import { openSlowly } from './slow-phone';

const SETTLE_MS = 5_000;
const WATCH_MS = 3_000;

/** How much of a slow phone's processor a page takes while it is only looked at, from 0 to 1. */
export interface Rest {
  name: string;
  share: number;
}

/** Watches the first screen of each page, with whatever moves there, after it has settled. */
export async function measureRest(
  url: string,
  pages: readonly (readonly [name: string, path: string])[],
  browser: Browser,
): Promise<Rest[]> {
  const measured: Rest[] = [];
  for (const [name, path] of pages) {
    const { page, session } = await openSlowly(browser);
    await page.goto(`${url}${path}`, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    await session.send('Performance.enable');
    const before = await taskSeconds();
    await page.waitForTimeout(WATCH_MS);
    measured.push({ name, share: ((await taskSeconds()) - before) / (WATCH_MS / 1_000) });
    await page.context().close();

    async function taskSeconds(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
    }
  }
  return measured;
}
