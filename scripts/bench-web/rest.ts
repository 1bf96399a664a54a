import { setTimeout as delay } from 'node:timers/promises';
import { onSlowPhone } from './slow-phone';

const SETTLE_MS = 5_000;
const WATCH_MS = 3_000;

/** How much of a slow phone's processor a page takes while it is only looked at, from 0 to 1. */
export interface Rest {
  name: string;
  share: number;
}

/** Watches the first screen of a page, with whatever moves there, after it has settled. */
export function measureRest(url: string): Promise<Rest['share']> {
  return onSlowPhone(async ({ session, load }) => {
    await load(url);
    await delay(SETTLE_MS);
    await session.send('Performance.enable');
    const before = await taskSeconds();
    await delay(WATCH_MS);
    return ((await taskSeconds()) - before) / (WATCH_MS / 1_000);

    async function taskSeconds(): Promise<number> {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
    }
  });
}
