import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Clock, Deadline } from '../lib/time';
import { hashOfValues } from '../lib/hashes';
import { COLLECTIONS } from '../lib/collections';
import { createKeyedQueue } from '../lib/promises';
import type { ChangeSet } from '../writes/change-set';
import { createWriteOnce } from '../writes/write-once';
import {
  FAILURES_KEPT,
  LOGIN_LIMITS,
  type LoginLimit,
  type LoginTurn,
  rankOf,
  UNLOCKED_MS,
} from './login-limits';
import { type Attempt, createFailureMemory, isTooMany, timesOf, tooMany } from './failure-memory';

const storedSchema = z.object({
  attempts: z._default(z.record(z.string(), z.int()), {}),
  unlockedUntil: z._default(z.int(), 0),
});

interface Scope {
  reference: DocumentReference;
  limit: LoginLimit;
}

interface Counted extends Scope {
  /** Oldest first. A running attempt counts as a failure until it succeeds. */
  attempts: readonly Attempt[];
  unlockedUntil: number;
}

export interface LoginAttempt {
  username: string;
  address: string;
  deviceId: string | undefined;
}

export interface Reservation {
  /** Wrong credentials: the attempt stays counted. Returns true when it starts a pause. */
  fail: () => boolean;
  /** Right credentials: forgets this attempt and the user's failures before it. */
  succeed: () => Promise<void>;
  /** Nothing was compared: removes the attempt. */
  release: () => Promise<void>;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Limits guessing. Decision 0016. An attempt counts before hashing, by a conditional write, so parallel attempts on
 * several instances can't exceed a limit. Transactions would queue on locks until they time out.
 */
export function createLoginThrottle(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.loginAttempts);
  const write = createWriteOnce(firestore, clock);
  const inTurn = createKeyedQueue();
  const memory = createFailureMemory(clock);

  const scopeOf = (kind: keyof typeof LOGIN_LIMITS, ...values: string[]): Scope => ({
    reference: collection.doc(keyOf(kind, ...values)),
    limit: LOGIN_LIMITS[kind],
  });

  const scopesOfStranger = ({ username, address }: LoginAttempt) => [
    scopeOf('name', username),
    scopeOf('address', address),
    scopeOf('pair', username, address),
  ];

  /** Returns an attempt's place in the queue, without a read. @throws {AppError} `too-many-attempts` */
  function turnOf(attempt: LoginAttempt): LoginTurn {
    const { deviceId, address } = attempt;
    if (deviceId !== undefined) return { rank: 'known', party: deviceId };
    const scopes = scopesOfStranger(attempt);
    memory.check(scopes);
    return { rank: rankOf(memory.failuresOf(scopes)), party: address };
  }

  async function reserve(attempt: LoginAttempt, deadline: Deadline): Promise<Reservation> {
    const { deviceId, address } = attempt;
    if (deviceId !== undefined) {
      try {
        return await reserveIn([scopeOf('device', deviceId)], deviceId, deadline);
      } catch (error) {
        // A device that fails too often counts as unknown.
        if (!isTooMany(error)) throw error;
      }
    }
    return reserveIn(scopesOfStranger(attempt), address, deadline);
  }

  /** Limits guesses of the current password within a session. */
  function reserveInSession(username: string, deadline: Deadline): Promise<Reservation> {
    return reserveIn([scopeOf('session', username)], username, deadline);
  }

  /** Parallel attempts of one party would only conflict. */
  function reserveIn(scopes: Scope[], party: string, deadline: Deadline): Promise<Reservation> {
    const id = randomUUID();
    return inTurn(party, async () => {
      const counted = await write.settle(deadline, (changes) => take(changes, id, scopes));
      return reservationOf(id, counted);
    });
  }

  async function take(changes: ChangeSet, id: string, scopes: Scope[]): Promise<Counted[]> {
    memory.check(scopes);
    const documents = await Promise.all(scopes.map(({ reference }) => changes.get(reference)));
    const now = clock.now().getTime();
    const all = scopes.map((scope, index) => read(scope, documents[index], { id, now }));
    const counted = limitsInForce(all, now);
    const freeAt = memory.remember(counted);
    if (freeAt !== undefined) throw tooMany(freeAt, now);
    for (const { reference, limit, attempts, unlockedUntil } of counted) {
      changes.replace(reference, {
        attempts: Object.fromEntries([...attempts.slice(-FAILURES_KEPT), [id, now]]),
        unlockedUntil,
        expiresAt: expiry(limit, now),
      });
    }
    return counted;
  }

  function reservationOf(id: string, counted: Counted[]): Reservation {
    // A merge, since a parallel success may have deleted the document.
    function forget(batch: WriteBatch, { reference, limit }: Scope) {
      const expiresAt = expiry(limit, clock.now().getTime());
      batch.set(reference, { attempts: { [id]: FieldValue.delete() }, expiresAt }, { merge: true });
    }

    /** An unlock lasts its ten minutes, despite a success. */
    function keepUnlocked(batch: WriteBatch, { reference, limit, unlockedUntil }: Counted) {
      const expiresAt = expiry(limit, clock.now().getTime());
      batch.set(reference, { attempts: {}, unlockedUntil, expiresAt });
    }

    return {
      fail: () => {
        memory.noteFailure(counted);
        const now = clock.now().getTime();
        return counted.some(
          ({ attempts, limit }) => limit.freeAt([...timesOf(attempts), now]) !== undefined,
        );
      },
      succeed: async () => {
        const batch = firestore.batch();
        for (const scope of counted) {
          // Otherwise a login with one's own account would reset the guesses at others.
          if (scope.limit === LOGIN_LIMITS.address) forget(batch, scope);
          else if (scope.unlockedUntil > clock.now().getTime()) keepUnlocked(batch, scope);
          else batch.delete(scope.reference);
        }
        await batch.commit();
      },
      release: async () => {
        const batch = firestore.batch();
        for (const scope of counted) forget(batch, scope);
        await batch.commit();
      },
    };
  }

  /** Lets a name through for ten minutes, and forgets its failures. */
  async function unlock(username: string): Promise<void> {
    const now = clock.now().getTime();
    const { reference, limit } = scopeOf('name', username);
    const unlockedUntil = now + UNLOCKED_MS;
    await reference.set({ attempts: {}, unlockedUntil, expiresAt: expiry(limit, now) });
  }

  return { turnOf, reserve, reserveInSession, unlock };
}

/** An unlocked name only has its own, larger budget. */
function limitsInForce(counted: Counted[], now: number): Counted[] {
  const unlocked = counted.find(({ unlockedUntil }) => unlockedUntil > now);
  return unlocked ? [{ ...unlocked, limit: LOGIN_LIMITS.unlocked }] : counted;
}

/** Leaves out this attempt, which is already stored if the commit's answer was lost. */
function read(
  scope: Scope,
  document: DocumentSnapshot | undefined,
  { id, now }: { id: string; now: number },
): Counted {
  const parsed = storedSchema.safeParse(document?.data() ?? {});
  const { attempts, unlockedUntil } = parsed.success
    ? parsed.data
    : { attempts: {}, unlockedUntil: 0 };
  const counting = Object.entries(attempts)
    .filter(([other, at]) => other !== id && now - at < scope.limit.windowMs)
    .sort(([, a], [, b]) => a - b);
  return { ...scope, attempts: counting, unlockedUntil };
}

/** Hashed, so that no name or address is stored in clear. */
function keyOf(...values: string[]): string {
  return hashOfValues(...values).toString('hex');
}

function expiry(limit: LoginLimit, now: number): Timestamp {
  return Timestamp.fromMillis(now + limit.windowMs);
}
