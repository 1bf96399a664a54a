import { AppError } from './app-error';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The time, which tests control. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Deadline {
  /** True once the caller has got an error: no new work may start. */
  isOver: () => boolean;
}

/**
 * Rejects with `unavailable` if the work is late; the work continues, but its result is ignored.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const end = performance.now() + milliseconds;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  try {
    return await Promise.race([work({ isOver: () => performance.now() >= end }), late]);
  } finally {
    clearTimeout(timer);
  }
}

export function tooLate(): AppError {
  return new AppError('unavailable', 'The server takes too long. Please try again in a moment.', {
    retryAfter: 5,
  });
}
