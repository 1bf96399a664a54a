/** Tells the time; tests turn the hands themselves. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
