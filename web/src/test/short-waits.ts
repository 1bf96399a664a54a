import { vi } from 'vitest';

/**
 * Skips the pauses between retries until the end of the test. Fake timers sometimes made whole test
 * files hang.
 *
 * @param waits lengths of the timers to shorten, in ms
 * @returns the pauses made since then, in order
 */
export function endWaitsAtOnce(waits: readonly number[]): number[] {
  const made: number[] = [];
  const wait = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (handler: TimerHandler, ms?: number) => {
    if (ms === undefined || !waits.includes(ms)) return wait(handler, ms);
    made.push(ms);
    return wait(handler, 0);
  });
  return made;
}
