import { type Clock, withDeadline } from '../lib/time';
import { describeError, type Log } from '../lib/log';

/** The time of the read, in ms. */
export interface Checked {
  checkedAt: number;
}

/** How long a value may be used. Decision 0008. */
export interface Freshness {
  /** Until this age, nobody asks Firestore. In an outage an older value is used. */
  maxAgeMs: number;
  /** How long a visitor waits for a newer value. */
  patienceMs: number;
  /** How long after a failure nobody retries. */
  retryMs: number;
  /** When a read counts as lost. */
  deadlineMs: number;
}

/** How long others join a read. Not longer, because a read that began in an outage may hang. */
const JOIN_MS = 1_000;

interface Options<T> extends Freshness {
  clock: Clock;
  log: Log;
  /** Gets the previous value, and may reuse its parts. */
  load: (previous: T | undefined) => Promise<T>;
}

export interface FreshValue<T> {
  get: () => Promise<T>;
  /** Reads the value now; fails if Firestore does. */
  renew: () => Promise<T>;
  /** True after the first successful read. */
  isKnown: () => boolean;
  /** Makes the next reader ask Firestore, and discards reads in progress. */
  invalidate: () => void;
}

/** A value that all readers share until it is too old. */
export function createFreshValue<T extends Checked>(options: Options<T>): FreshValue<T> {
  const { clock, log, load, maxAgeMs, patienceMs, retryMs, deadlineMs } = options;
  let value: T | undefined;
  let isInvalid = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  let reading: { promise: Promise<T>; since: number } | undefined;
  /** Counts the changes that made earlier reads stale. */
  let invalidations = 0;

  const now = () => clock.now().getTime();

  function renew(): Promise<T> {
    const before = invalidations;
    const promise = withDeadline(deadlineMs, () => load(value))
      .then((loaded) => {
        const isNewest = value === undefined || loaded.checkedAt >= value.checkedAt;
        if (before === invalidations && (isNewest || isInvalid)) {
          value = loaded;
          isInvalid = false;
        }
        return loaded;
      })
      .finally(() => {
        if (reading?.promise === promise) reading = undefined;
      });
    reading = { promise, since: now() };
    return promise;
  }

  /** Joins a read, or begins one. */
  function joinRead(): Promise<T> {
    return reading && now() - reading.since < JOIN_MS ? reading.promise : renew();
  }

  return {
    get: async () => {
      if (value === undefined) return joinRead();
      if (!isInvalid && now() - value.checkedAt < maxAgeMs) return value;
      const fallback = value;
      if (now() - failedAt < retryMs) return fallback;
      try {
        return await withDeadline(patienceMs, joinRead);
      } catch (error) {
        if (now() - failedAt >= retryMs) {
          log.warn('Firestore does not answer: visitors see an older copy', describeError(error));
        }
        failedAt = now();
        return fallback;
      }
    },
    renew,
    isKnown: () => value !== undefined,
    invalidate: () => {
      isInvalid = true;
      invalidations += 1;
      reading = undefined;
      failedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
