import { vi } from 'vitest';
import { REPEAT_WAITS_MS } from '@/admin/requests/use-write';

/**
 * Has a write whose answer is lost be sent again at once, until the end of the test. A fake clock that
 * also runs by itself loses timers now and then, when it is moved on while it ticks.
 */
export function repeatAtOnce(): void {
  const waits: readonly unknown[] = REPEAT_WAITS_MS;
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (handler: TimerHandler, ms?: number) =>
    wait(handler, waits.includes(ms) ? 0 : ms),
  );
}
