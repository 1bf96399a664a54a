import { type Clock, withDeadline } from '../lib/time';
import { describeError, type Log } from '../lib/log';

/** When it was read, in ms. */
export interface Checked {
  checkedAt: number;
}

/** How long what was read may be shown. Decision 0008. */
export interface Freshness {
  /** Until then, nobody asks Firestore; after `staleMs`, nobody is shown it, even in an outage. */
  maxAgeMs: number;
  staleMs: number;
  /** How long a visitor waits for news instead of an older value. */
  patienceMs: number;
  /** How long nobody asks again after a failure. */
  retryMs: number;
  /** When a read counts as lost. */
  deadlineMs: number;
}

/** How long others join a read: after an outage an older one may hang. */
const JOIN_MS = 1_000;

interface Options<T> extends Freshness {
  clock: Clock;
  log: Log;
  /** Given the previous value, whose parts it may keep. */
  load: (previous: T | undefined) => Promise<T>;
}

export interface FreshValue<T> {
  get: () => Promise<T>;
  /** Reads the value now; fails if Firestore does. */
  renew: () => Promise<T>;
  /** True once it was read. */
  isKnown: () => boolean;
  /** Makes the next reader ask Firestore. Reads under way answer nobody. */
  invalidate: () => void;
}

/** A value that is read once for all who ask, within its age. */
export function createFreshValue<T extends Checked>(options: Options<T>): FreshValue<T> {
  const { clock, log, load, maxAgeMs, staleMs, patienceMs, retryMs, deadlineMs } = options;
  let value: T | undefined;
  let isInvalid = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  let reading: { promise: Promise<T>; since: number } | undefined;
  /** Counts what outdated earlier reads. */
  let invalidations = 0;

  const now = () => clock.now().getTime();
  const isYoungerThan = (limitMs: number) =>
    value !== undefined && now() - value.checkedAt < limitMs;

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
      if (value !== undefined && !isInvalid && isYoungerThan(maxAgeMs)) return value;
      if (value === undefined || !isYoungerThan(staleMs)) return joinRead();
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
