import { createFairQueue, type Turn } from '../lib/fair-queue';
import { DAY_MS, MINUTE_MS } from '../lib/time';

/** A limit on failures of one name, address, pair or device. */
export interface LoginLimit {
  windowMs: number;
  /** Returns when the next attempt is possible, in ms; undefined for now. `failures` are times, oldest first. */
  freeAt: (failures: readonly number[]) => number | undefined;
}

/** `max` failures in 15 minutes. */
function budget(max: number): LoginLimit {
  const windowMs = 15 * MINUTE_MS;
  return {
    windowMs,
    freeAt: (failures) => {
      const first = failures.at(-max);
      return failures.length < max || first === undefined ? undefined : first + windowMs;
    },
  };
}

const BACK_OFF_FROM = 10;
const LONGEST_BACK_OFF_MS = 15 * MINUTE_MS;

/** After ten failures each one doubles the wait, from 1 to 15 minutes. */
const backOff: LoginLimit = {
  windowMs: DAY_MS,
  freeAt: (failures) => {
    const last = failures.at(-1);
    if (failures.length < BACK_OFF_FROM || last === undefined) return undefined;
    const wait = MINUTE_MS * 2 ** (failures.length - BACK_OFF_FROM);
    return last + Math.min(wait, LONGEST_BACK_OFF_MS);
  },
};

export const LOGIN_LIMITS = {
  pair: budget(5),
  address: budget(20),
  name: backOff,
  /** A name after `npm run admin -- unlock`, instead of the three above. */
  unlocked: budget(30),
  /** A device that has logged in before, instead of all of the above. */
  device: budget(5),
  session: budget(5),
};

export const UNLOCKED_MS = 10 * MINUTE_MS;

/** More failures than this change nothing. */
export const FAILURES_KEPT = 32;

/**
 * Each attempt takes 128 MiB and half a second of a core, so one runs at a time, and one more for known devices and
 * open sessions. Names and addresses that have failed wait behind the others.
 */
const RANKS = {
  known: { running: 2, waiting: 8 },
  unblemished: { running: 1, waiting: 8 },
  failing: { running: 1, waiting: 4 },
};

export type LoginTurn = Turn<keyof typeof RANKS>;

export function createLoginQueue() {
  return createFairQueue(RANKS);
}
