import { IDEMPOTENCY_HOURS } from '@torque-tide/contract/idempotency';
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
/** Longest wait before the first repeat of a commit that did not pass; it doubles each time. */
const FIRST_WAIT_MS = 40;
const LONGEST_WAIT_MS = 1_000;

/** A write that took place, as it is stored beside what it changed. */
export interface StoredWrite {
  fingerprint: string;
  /** What was answered, as JSON. */
  answer: string;
  /** When a repeat is no longer known; a TTL policy tidies up later. */
  expiresAt: Timestamp;
}

type Prepare<T> = (changes: ChangeSet) => Promise<T>;

/** What an attempt answered that has taken place. */
interface Known<T> {
  answer: T;
}

export type WriteOnce = ReturnType<typeof createWriteOnce>;

/**
 * The one door to what is stored. An attempt's changes are stored at most once, together with the attempt
 * itself and its answer. Where Firestore's answer to a commit is lost, what is stored under the attempt
 * tells whether it took place, and it is read before any refusal is told: so nobody hears that their own
 * edit is somebody else's, and what is done twice answers as the first did. See
 * docs/decisions/0015-writes-once.md.
 */
export function createWriteOnce(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.writes);
  const inTurn = createKeyedQueue();

  /** @throws {AppError} `key-reused` when another call had the key */
  function toKnown<T>(attempt: WriteAttempt, document: DocumentSnapshot): Known<T> | undefined {
    if (!document.exists) return undefined;
    const { fingerprint, answer, expiresAt } = document.data() as StoredWrite;
    if (expiresAt.toMillis() <= clock.now().getTime()) return undefined;
    if (fingerprint !== attempt.fingerprint) {
      const message =
        'This Idempotency-Key belongs to another request. Use a new one for each request.';
      throw new AppError('key-reused', message);
    }
    // Stored here, as the answer to an attempt that asked for the same.
    return { answer: JSON.parse(answer) as T };
  }

  /** Returns what an attempt answered, if it took place. @throws {AppError} `key-reused` */
  async function recall<T>(attempt: WriteAttempt): Promise<Known<T> | undefined> {
    return toKnown<T>(attempt, await collection.doc(attempt.id).get());
  }

  async function commit(changes: OpenChangeSet, deadline: Deadline): Promise<void> {
    if (changes.isEmpty()) return;
    if (deadline.isOver()) throw tooLate();
    // Without a read there is no lock, and the client does not repeat it by itself.
    await firestore.runTransaction(async (transaction) => changes.writeTo(transaction), {
      maxAttempts: 1,
    });
  }

  /** Tries until it is known what came of it, or until the deadline. */
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
          // Where nobody can tell what is stored, the refusal may be untrue: it is asked for again.
          if (!isTransient(cause)) throw cause;
        }
        const longest = Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS);
        await delay(Math.random() * longest);
      }
    }
  }

  /**
   * @param prepare reads what it needs and changes nothing but through the change set; it is called
   *   again when somebody else was faster
   * @throws {AppError} `key-reused`, `unavailable` when it is not known by the deadline what became
   *   of it, and what `prepare` throws
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

  /**
   * Stores changes of which the changed documents themselves tell whether they took place: nobody calls
   * them by a key.
   *
   * @param prepare as in `once`; called again after a commit whose answer was lost, it finds its own changes
   *   and makes none
   * @throws {AppError} `unavailable` as in `once`, and what `prepare` throws
   */
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
    /** As `once`, after what this instance does under the same key: else they would undo each other. */
    onceInTurn: <T>(key: string, attempt: WriteAttempt, prepare: Prepare<T>): Promise<T> =>
      inTurn(key, () => once(attempt, prepare)),
    recall,
    settle,
  };
}

/** Both results, where the second may fail; the first must not. */
async function settleBoth<A, B>(first: Promise<A>, second: Promise<B>) {
  const [a, [b]] = await Promise.all([first, Promise.allSettled([second])]);
  return [a, b] as const;
}
