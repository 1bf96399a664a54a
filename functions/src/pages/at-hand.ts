import type { AtHand } from '@torque-tide/contract/site-renderer';
import type { Clock } from '../lib/clock';
import { withDeadline } from '../lib/deadline';

/** A page waits so long for what no page is without, of the time that it has in all. */
const WAIT_MS = 3_000;
/** Once it could not be read, no page waits for longer than a memory takes, for a while. */
const RETRY_MS = 5_000;
const FROM_MEMORY_MS = 100;

/**
 * No page is without settings and texts: where they cannot be read, those stand in that were known last, and
 * in an instance that never knew any those that hold at first.
 *
 * @param first what holds at first
 */
export function createAtHand<T>(
  read: () => Promise<T>,
  first: () => T | Promise<T>,
  clock: Clock,
): () => Promise<AtHand<T>> {
  let known: { value: T } | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const now = () => clock.now().getTime();
  return async () => {
    const wait = now() - failedAt < RETRY_MS ? FROM_MEMORY_MS : WAIT_MS;
    try {
      known = { value: await withDeadline(wait, read) };
      failedAt = Number.NEGATIVE_INFINITY;
      return { ...known, isStandIn: false };
    } catch {
      if (wait === WAIT_MS) failedAt = now();
      return { value: known ? known.value : await first(), isStandIn: true };
    }
  };
}
