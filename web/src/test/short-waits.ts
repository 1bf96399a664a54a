import { vi } from 'vitest';

/**
 * Ends pauses between tries at once, until the end of the test. Faking all timers and letting them run as well
 * made whole files of tests hang now and then.
 *
 * @param waits in milliseconds; every timer of such a length is meant
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
