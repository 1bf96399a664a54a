import { createFairQueue, type Turn } from '../lib/fair-queue';

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
