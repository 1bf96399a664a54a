import type { LastKnown } from '@torque-tide/contract/site-renderer';
import { type Clock, withDeadline } from '../lib/time';

/** How long a page waits for data that every page needs. */
const WAIT_MS = 3_000;
/** After a failure, pages use only memory for this time. */
const RETRY_MS = 5_000;
const FROM_MEMORY_MS = 100;

export interface Outage {
  failedAt: number;
}

export const noOutage = (): Outage => ({ failedAt: Number.NEGATIVE_INFINITY });

/** Returns the last known value if a read fails, or `first`. Reads of a page share an `outage`. */
export function createLastKnown<T>(
  read: () => Promise<T>,
  first: () => T | Promise<T>,
  clock: Clock,
  outage: Outage,
): () => Promise<LastKnown<T>> {
  let known: { value: T } | undefined;
  const now = () => clock.now().getTime();
  return async () => {
    const wait = now() - outage.failedAt < RETRY_MS ? FROM_MEMORY_MS : WAIT_MS;
    try {
      known = { value: await withDeadline(wait, read) };
      return { ...known, isStandIn: false };
    } catch {
      if (wait === WAIT_MS) outage.failedAt = now();
      return { value: known ? known.value : await first(), isStandIn: true };
    }
  };
}
