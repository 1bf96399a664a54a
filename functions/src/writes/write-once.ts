import { IDEMPOTENCY_HOURS } from '@torque-tide/contract/endpoint';
import { type DocumentSnapshot, type Firestore, Timestamp } from '@google-cloud/firestore';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../lib/app-error';
import { type Clock, type Deadline, tooLate } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, isTransient } from '../lib/firestore';
import type { WriteAttempt } from '../lib/handler';
import { createKeyedQueue } from '../lib/promises';
import { type ChangeSet, createChangeSet, type OpenChangeSet } from './change-set';

const KEPT_MS = IDEMPOTENCY_HOURS * 60 * 60_000;
/** Backoff of conflicting commits, in ms. It doubles each time. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 1_000;

interface StoredWrite {
  fingerprint: string;
  answer: string;
  /** Checked when it is read; a TTL policy may use it later. */
  expiresAt: Timestamp;
}

type Prepare<T> = (changes: ChangeSet) => Promise<T>;

interface Known<T> {
  answer: T;
}

export type WriteOnce = ReturnType<typeof createWriteOnce>;

/**
 * All changes are stored here. They are stored at most once, with the attempt and its answer. If
 * Firestore's answer is lost, the stored attempt shows what happened, before anyone is refused.
 * Decision 0015.
 */
export function createWriteOnce(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.writes);
  const inTurn = createKeyedQueue();

  function toKnown<T>(attempt: WriteAttempt, document: DocumentSnapshot): Known<T> | undefined {
    if (!document.exists) return undefined;
    const { fingerprint, answer, expiresAt } = document.data() as StoredWrite;
    if (expiresAt.toMillis() <= clock.now().getTime()) return undefined;
    if (fingerprint !== attempt.fingerprint) {
      const message =
        'This Idempotency-Key belongs to another request. Use a new one for each request.';
      throw new AppError('key-reused', message);
    }
    // This attempt has already succeeded.
    return { answer: JSON.parse(answer) as T };
  }

  /** Returns the answer of an attempt that succeeded. @throws {AppError} `key-reused` */
  async function recall<T>(attempt: WriteAttempt): Promise<Known<T> | undefined> {
    return toKnown<T>(attempt, await collection.doc(attempt.id).get());
  }

  async function commit(changes: OpenChangeSet, deadline: Deadline): Promise<void> {
    if (changes.isEmpty()) return;
    if (deadline.isOver()) throw tooLate();
    // A transaction without reads, which would take locks, and without the client's own retries.
    await firestore.runTransaction(async (transaction) => changes.writeTo(transaction), {
      maxAttempts: 1,
    });
  }

  /** Retries until the outcome is known, or the deadline. */
  async function untilKnown<T>(
    deadline: Deadline,
    tryOnce: () => Promise<T>,
    findAnswer: () => Promise<Known<T> | undefined>,
  ): Promise<T> {
    for (let round = 0; ; round += 1) {
      if (deadline.isOver()) throw tooLate();
      try {
        return await tryOnce();
      } catch (error) {
        try {
          const stored = await findAnswer();
          if (stored) return stored.answer;
          if (!isConflict(error) && !isTransient(error)) throw error;
        } catch (cause) {
          // A refusal may be wrong while the outcome is unknown.
          if (!isTransient(cause)) throw cause;
        }
        const longest = Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS);
        await delay(Math.random() * longest);
      }
    }
  }

  /**
   * @param prepare reads, and changes nothing but the change set; called again after a conflict
   * @throws {AppError} `key-reused`, `unavailable`, and what `prepare` throws
   */
  async function once<T>(attempt: WriteAttempt, prepare: Prepare<T>): Promise<T> {
    const reference = collection.doc(attempt.id);

    async function tryOnce(): Promise<T> {
      const changes = createChangeSet();
      const [known, answer] = await settleBoth(changes.get(reference), prepare(changes));
      const before = toKnown<T>(attempt, known);
      if (before) return before.answer;
      if (answer.status === 'rejected') throw answer.reason;
      const stored: StoredWrite = {
        fingerprint: attempt.fingerprint,
        answer: JSON.stringify(answer.value),
        expiresAt: Timestamp.fromMillis(clock.now().getTime() + KEPT_MS),
      };
      changes.replace(reference, stored);
      await commit(changes, attempt.deadline);
      return answer.value;
    }

    return untilKnown(attempt.deadline, tryOnce, () => recall<T>(attempt));
  }

  /** Stores changes that need no key: called again after a lost answer, `prepare` finds its own changes. */
  function settle<T>(deadline: Deadline, prepare: Prepare<T>): Promise<T> {
    async function tryOnce(): Promise<T> {
      const changes = createChangeSet();
      const answer = await prepare(changes);
      await commit(changes, deadline);
      return answer;
    }
    return untilKnown(deadline, tryOnce, () => Promise.resolve(undefined));
  }

  return {
    once,
    /**
     * Like `once`, but after earlier calls of this instance with the same key, which would
     * conflict.
     */
    onceInTurn: <T>(key: string, attempt: WriteAttempt, prepare: Prepare<T>): Promise<T> =>
      inTurn(key, () => once(attempt, prepare)),
    recall,
    settle,
  };
}

/** Rejects only if the first does. */
async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>) {
  const [a, [b]] = await Promise.all([first, Promise.allSettled([second])]);
  return [a, b] as const;
}
