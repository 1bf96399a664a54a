import type { PasswordHasher } from '../admin-accounts/password';
import { createWorkQueue } from '../lib/work-queue';

/** Each hash takes 128 MiB and half a second of a core: more at a time would sink the instance. */
const AT_A_TIME = 2;
const WAITING = 8;

/** A hasher that refuses work, with a `QueueFullError`, rather than letting it pile up. */
export function createQueuedHasher(hasher: PasswordHasher): PasswordHasher {
  const run = createWorkQueue({ running: AT_A_TIME, waiting: WAITING });
  return {
    hash: (password) => run(() => hasher.hash(password)),
    matches: (password, stored) => run(() => hasher.matches(password, stored)),
    isOutdated: hasher.isOutdated,
    decoy: hasher.decoy,
  };
}
