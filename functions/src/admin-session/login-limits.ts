import { createFairQueue, type Turn } from '../lib/fair-queue';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many failures of one thing (a name, an address, both together, a device) are borne. */
export interface LoginLimit {
  windowMs: number;
  /** When the next attempt may be, in milliseconds since 1970; undefined: now. `failures` are times, oldest first. */
  freeAt: (failures: readonly number[]) => number | undefined;
}

/** So many failures in a quarter of an hour, then none until the first of them is that old. */
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

/** Ten failures are free; each one after them doubles the wait, from one minute to fifteen. */
const backOff: LoginLimit = {
  windowMs: DAY_MS,
  freeAt: (failures) => {
    const last = failures.at(-1);
    if (failures.length < BACK_OFF_FROM || last === undefined) return undefined;
    const wait = MINUTE_MS * 2 ** (failures.length - BACK_OFF_FROM);
    return last + Math.min(wait, LONGEST_BACK_OFF_MS);
  },
};

/** The limits of a login. All of them hold at once, but for a device that has logged in before. */
export const LOGIN_LIMITS = {
  pair: budget(5),
  address: budget(20),
  /** One name from everywhere, an account's or not. */
  name: backOff,
  /** One name that `npm run admin -- unlock` has let through for a while, in place of the three above. */
  unlocked: budget(30),
  /** A device that has logged in before, in place of all of the above. */
  device: budget(5),
  session: budget(5),
};

export const UNLOCKED_MS = 10 * MINUTE_MS;

/** Beyond this many, more failures of one thing change nothing and are not kept. */
export const FAILURES_KEPT = 32;

/**
 * Each attempt hashes a password, which takes 128 MiB and half a second of a core. One at a time, so
 * that visitors are served beside it, and one more for who is known: a device that has logged in
 * before, or an open session. Names and addresses that have failed once, as who mistypes has, wait behind
 * those that have not, and those that have failed more often behind both.
 */
const RANKS = {
  known: { running: 2, waiting: 8 },
  unblemished: { running: 1, waiting: 8 },
  slipped: { running: 1, waiting: 8 },
  failing: { running: 1, waiting: 4 },
};

type Rank = keyof typeof RANKS;

/** @param failures of late, of the name or the address */
export function rankOf(failures: number): Rank {
  if (failures === 0) return 'unblemished';
  return failures === 1 ? 'slipped' : 'failing';
}

export type LoginTurn = Turn<Rank>;

export type LoginQueue = ReturnType<typeof createLoginQueue>;

/** Runs attempts; it refuses one, with a `QueueFullError`, rather than letting them pile up. */
export function createLoginQueue() {
  return createFairQueue(RANKS);
}
