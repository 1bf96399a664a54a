import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { isConflict } from '../lib/firestore';

/** Failures of one user from one address after which further attempts are refused. */
const MAX_FAILURES = 5;
/** How long a failure counts. */
const WINDOW_MS = 15 * 60_000;
/** An attempt that has not ended after this long never will: its instance died, and it counts. */
const PENDING_MS = 15_000;
/** How long an attempt may wait for those that run before it. */
const PATIENCE_MS = 4_000;
const FIRST_WAIT_MS = 60;
const LONGEST_WAIT_MS = 600;

const attemptSchema = z.object({ at: z.int(), isPending: z.boolean() });
type Attempt = z.infer<typeof attemptSchema>;
const attemptsSchema = z.record(z.string(), attemptSchema);

/** What must happen to an attempt that was let through. */
interface Reservation {
  /** Wrong credentials: the attempt counts. */
  fail: () => Promise<void>;
  /** Right credentials: this attempt and the failures before it are forgotten. */
  succeed: () => Promise<void>;
  /** Nothing was compared: the attempt never was. */
  release: () => Promise<void>;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Limits guessing. An attempt takes one of five places before any hashing, by a read and a write
 * that fails when anybody wrote in between: of any number of parallel attempts, on any number of
 * instances, five get through. Transactions would queue on locks here until they time out.
 */
export function createLoginThrottle(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.loginAttempts);

  /** @throws {AppError} `too-many-attempts`, or `unavailable` when too many run at once */
  async function reserve(username: string, address: string): Promise<Reservation> {
    const reference = collection.doc(keyOf(username, address));
    const started = performance.now();
    for (let round = 0; performance.now() - started < PATIENCE_MS; round += 1) {
      const document = await reference.get();
      const now = clock.now().getTime();
      const attempts = readAttempts(document, now);
      const failures = attempts.filter(([, attempt]) => !isRunning(attempt, now));
      if (failures.length >= MAX_FAILURES) throw tooMany(failures, now);
      // Running attempts may yet succeed: they hold their places, but are no failures.
      if (attempts.length < MAX_FAILURES) {
        const id = await take(document, attempts, now);
        if (id !== undefined) return reservation(id);
      }
      await delay(waitBefore(round));
    }
    throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
      retryAfter: 2,
    });

    function reservation(id: string): Reservation {
      return {
        // A merge, not an update: a success beside it may have removed the document.
        fail: async () => {
          const attempt: Attempt = { at: clock.now().getTime(), isPending: false };
          await reference.set(
            { attempts: { [id]: attempt }, expiresAt: expiry(attempt.at) },
            { merge: true },
          );
        },
        succeed: async () => {
          await reference.delete();
        },
        release: async () => {
          await reference.set(
            { attempts: { [id]: FieldValue.delete() }, expiresAt: expiry(clock.now().getTime()) },
            { merge: true },
          );
        },
      };
    }
  }

  return { reserve };
}

/** Writes one more attempt, unless the document has changed since it was read. */
async function take(
  document: DocumentSnapshot,
  attempts: [string, Attempt][],
  now: number,
): Promise<string | undefined> {
  const id = randomUUID();
  const mine: Attempt = { at: now, isPending: true };
  const data = { attempts: Object.fromEntries([...attempts, [id, mine]]), expiresAt: expiry(now) };
  try {
    if (document.updateTime) {
      await document.ref.update(data, { lastUpdateTime: document.updateTime });
    } else {
      await document.ref.create(data);
    }
    return id;
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

function readAttempts(document: DocumentSnapshot, now: number): [string, Attempt][] {
  const parsed = attemptsSchema.safeParse(document.get('attempts') ?? {});
  if (!parsed.success) return [];
  return Object.entries(parsed.data).filter(([, { at }]) => now - at < WINDOW_MS);
}

function isRunning({ at, isPending }: Attempt, now: number): boolean {
  return isPending && now - at < PENDING_MS;
}

function tooMany(failures: [string, Attempt][], now: number): AppError {
  const times = failures.map(([, { at }]) => at).sort((a, b) => b - a);
  // The first moment at which fewer than five of them still count.
  const freeAt = (times[MAX_FAILURES - 1] ?? now) + WINDOW_MS;
  return new AppError('too-many-attempts', 'Too many failed attempts. Please try again later.', {
    retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)),
  });
}

/** User and address together, hashed: no address is kept in clear. */
function keyOf(username: string, address: string): string {
  return createHash('sha256')
    .update(JSON.stringify([username, address]))
    .digest('hex');
}

/** For a TTL policy that tidies up. */
function expiry(now: number): Timestamp {
  return Timestamp.fromMillis(now + WINDOW_MS);
}

/** Grows with each round and is never the same for two: those that collided must part. */
function waitBefore(round: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS) * (0.5 + Math.random());
}
