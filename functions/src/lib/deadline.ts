import { AppError } from './app-error';

/** Answers with 503 when the work has not ended in time; what becomes of the work is ignored. */
export async function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new AppError('unavailable', 'The server takes too long. Please try again in a moment.', {
            retryAfter: 5,
          }),
        ),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
