import { type Clock, withDeadline } from '../lib/time';

/** How long a page waits for content. */
const WAIT_MS = 3_000;
/** After a failure, pages use only memory for this time. */
const RETRY_MS = 5_000;
const FROM_MEMORY_MS = 100;

/** Returns the last known value where a read fails; undefined if there is none. */
export function createLastKnown<T>(read: () => Promise<T>, clock: Clock) {
  let known: T | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const now = () => clock.now().getTime();
  return async (): Promise<{ known: T | undefined; isStandIn: boolean }> => {
    const wait = now() - failedAt < RETRY_MS ? FROM_MEMORY_MS : WAIT_MS;
    try {
      known = await withDeadline(wait, read);
      return { known, isStandIn: false };
    } catch {
      if (wait === WAIT_MS) failedAt = now();
      return { known, isStandIn: true };
    }
  };
}
