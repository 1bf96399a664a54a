import { AppError } from './app-error';

/** Tells the time; tests turn the hands themselves. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** When the caller of some work is told that it takes too long. */
export interface Deadline {
  /** True when the caller has been told, or is about to be: nothing may begin any more. */
  isOver: () => boolean;
}

/** Answers with 503 when the work has not ended in time; what becomes of the work is ignored. */
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

/** What the caller is told then. */
export function tooLate(): AppError {
  return new AppError('unavailable', 'The server takes too long. Please try again in a moment.', {
    retryAfter: 5,
  });
}
