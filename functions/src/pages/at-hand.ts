import type { AtHand } from '@torque-tide/contract/site-renderer';
import { type Clock, withDeadline } from '../lib/time';

/** A page waits so long for what no page is without, of the time that it has in all. */
const WAIT_MS = 3_000;
/** Once it could not be read, no page waits for longer than a memory takes, for a while. */
const RETRY_MS = 5_000;
const FROM_MEMORY_MS = 100;

/** What pages have met of Firestore: all that they are made of is read there. */
export interface Outage {
  /** When something could not be read last, in milliseconds since 1970. */
  failedAt: number;
}

export const noOutage = (): Outage => ({ failedAt: Number.NEGATIVE_INFINITY });

/** Returns the last known value where a read fails, or the `first` one. Reads of a page share an `outage`. */
export function createAtHand<T>(
  read: () => Promise<T>,
  first: () => T | Promise<T>,
  clock: Clock,
  outage: Outage,
): () => Promise<AtHand<T>> {
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
