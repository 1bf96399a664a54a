import { type Clock, withDeadline } from '../lib/time';
import { describeError, type Log } from '../lib/log';

/** Something that was true of the database at a moment: milliseconds of the clock. */
export interface Checked {
  checkedAt: number;
}

/** How long what was read may be shown; see docs/decisions/0008-memory.md. */
export interface Freshness {
  /** As long as this, nobody asks Firestore. */
  maxAgeMs: number;
  /** As long as this it is still shown when Firestore does not answer. */
  staleMs: number;
  /** How long a visitor waits for news while there is something older to show. */
  patienceMs: number;
  /** How long nobody asks again after Firestore gave no answer. */
  retryMs: number;
  /** When a read counts as lost, so that the next one is a new one. */
  deadlineMs: number;
}

/** How long others join a read, in ms. An older one may hang in Firestore's client after an outage. */
const JOIN_MS = 1_000;

interface Options<T> extends Freshness {
  clock: Clock;
  log: Log;
  /** Reads the value anew; given the one before, whose parts it may keep. */
  load: (previous: T | undefined) => Promise<T>;
}

export interface FreshValue<T> {
  get: () => Promise<T>;
  /** Makes the next reader ask Firestore, and no reader be answered by a read that is under way. */
  invalidate: () => void;
}

/** One value of an instance's memory: read once however many ask, and never older than its bound. */
export function createFreshValue<T extends Checked>(options: Options<T>): FreshValue<T> {
  const { clock, log, load, maxAgeMs, staleMs, patienceMs, retryMs, deadlineMs } = options;
  let value: T | undefined;
  let isInvalid = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<T> | undefined;
  let readingSince = Number.NEGATIVE_INFINITY;
  /** Counts what made every read before it too old. */
  let invalidations = 0;

  const now = () => clock.now().getTime();
  const isYoungerThan = (limitMs: number) =>
    value !== undefined && now() - value.checkedAt < limitMs;

  function read(): Promise<T> {
    const before = invalidations;
    const started = withDeadline(deadlineMs, () => load(value)).then(
      (loaded) => {
        const isNewest = value === undefined || loaded.checkedAt >= value.checkedAt;
        if (before === invalidations && (isNewest || isInvalid)) {
          value = loaded;
          isInvalid = false;
        }
        if (reading === started) reading = undefined;
        return loaded;
      },
      (error: unknown) => {
        if (reading === started) reading = undefined;
        throw error;
      },
    );
    return started;
  }

  /** The read that is under way, or one that begins now. */
  function joinRead(): Promise<T> {
    if (reading && now() - readingSince < JOIN_MS) return reading;
    readingSince = now();
    return (reading = read());
  }

  return {
    get: async () => {
      if (value !== undefined && !isInvalid && isYoungerThan(maxAgeMs)) return value;
      if (value === undefined || !isYoungerThan(staleMs)) return joinRead();
      const fallback = value;
      if (now() - failedAt < retryMs) return fallback;
      try {
        return await inTime(joinRead(), patienceMs);
      } catch (error) {
        if (now() - failedAt >= retryMs) {
          log.warn('Firestore does not answer: visitors see an older copy', describeError(error));
        }
        failedAt = now();
        return fallback;
      }
    },
    invalidate: () => {
      isInvalid = true;
      invalidations += 1;
      reading = undefined;
      failedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The result, or an error when it is not there in time; a failure after that is not told to anyone. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  work.catch(() => undefined);
  return withDeadline(milliseconds, () => work);
}
