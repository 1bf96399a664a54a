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
