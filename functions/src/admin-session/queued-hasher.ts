import type { PasswordHasher } from '../admin-accounts/password';
import { AppError } from '../lib/app-error';
import { createWorkQueue, QueueFullError } from '../lib/work-queue';

/** Each hash takes 128 MiB and half a second of a core: more at a time would sink the instance. */
const AT_A_TIME = 2;
const WAITING = 8;

/** A hasher that refuses work with 503 rather than letting it pile up. */
export function createQueuedHasher(hasher: PasswordHasher): PasswordHasher {
  const run = createWorkQueue({ running: AT_A_TIME, waiting: WAITING });

  async function queued<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await run(task);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
        retryAfter: 2,
        cause: error,
      });
    }
  }

  return {
    hash: (password) => queued(() => hasher.hash(password)),
    matches: (password, stored) => queued(() => hasher.matches(password, stored)),
    isOutdated: hasher.isOutdated,
    decoy: hasher.decoy,
  };
}
