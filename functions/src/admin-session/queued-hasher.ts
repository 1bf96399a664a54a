import type { PasswordHasher } from '../admin-accounts/password';
import { createFairQueue, type Turn } from '../lib/fair-queue';

/**
 * Each hash takes 128 MiB and half a second of a core. One at a time, so that visitors are served
 * beside it, and one more for who is known: a device that has logged in before, or an open session.
 * Names and addresses that have been failing wait behind those that have not.
 */
const RANKS = {
  known: { running: 2, waiting: 8 },
  unblemished: { running: 1, waiting: 8 },
  failing: { running: 1, waiting: 4 },
};

/** How much a password hash is hurried, and whose it is. */
export type HashingTurn = Turn<keyof typeof RANKS>;

/** The hasher of a turn: it refuses work, with a `QueueFullError`, rather than letting it pile up. */
export type QueuedHasher = (turn: HashingTurn) => PasswordHasher;

export function createQueuedHasher(hasher: PasswordHasher): QueuedHasher {
  const run = createFairQueue(RANKS);
  return (turn) => ({
    hash: (password) => run(turn, () => hasher.hash(password)),
    matches: (password, stored) => run(turn, () => hasher.matches(password, stored)),
    isOutdated: hasher.isOutdated,
    decoy: hasher.decoy,
  });
}
