import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { AppError } from '../lib/app-error';
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
  UNLOCKED_MS,
} from './login-limits';

/** How long an instance repeats a refusal, so that an attack costs no reads. Short, so that `unlock` works soon. */
const REPEATED_MS = 5_000;
const SUSPECT_FOR_MS = 15 * 60_000;
const MOST_SUSPECTS = 5_000;

interface StoredAttempts {
  /** When each attempt began, by its id. A running attempt counts as a failure until it succeeds. */
  attempts: Record<string, number>;
  unlockedUntil: number;
}

interface Scope {
  reference: DocumentReference;
  limit: LoginLimit;
}

interface Counted extends Scope {
  /** Oldest first, without this attempt. */
  attempts: readonly (readonly [id: string, at: number])[];
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

/**
 * Limits guessing. Decision 0016. An attempt counts before hashing, by a conditional write, so parallel attempts on
 * several instances can't exceed a limit. Transactions would queue on locks until they time out.
 */
export function createLoginThrottle(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.loginAttempts);
  const write = createWriteOnce(firestore, clock);
  const inTurn = createKeyedQueue();
  const now = () => clock.now().getTime();
  const suspects = new LRUCache<string, { freeAt: number; at: number }>({
    max: MOST_SUSPECTS,
    ttl: SUSPECT_FOR_MS,
    ttlResolution: 0,
    perf: { now },
  });

  /** Hashed, so that no name or address is stored in clear. */
  const scopeOf = (kind: keyof typeof LOGIN_LIMITS, ...values: string[]): Scope => ({
    reference: collection.doc(hashOfValues(kind, ...values).toString('hex')),
    limit: LOGIN_LIMITS[kind],
  });

  const scopesOfStranger = ({ username, address }: LoginAttempt) => [
    scopeOf('name', username),
    scopeOf('address', address),
    scopeOf('pair', username, address),
  ];

  const expiryOf = ({ windowMs }: LoginLimit) => Timestamp.fromMillis(now() + windowMs);

  /** @throws {AppError} `too-many-attempts` for what was just refused */
  function repeatRefusal(scopes: readonly Scope[]): void {
    for (const { reference } of scopes) {
      const { freeAt = 0, at = 0 } = suspects.get(reference.id) ?? {};
      if (freeAt > now() && now() - at < REPEATED_MS) throw tooMany(freeAt - now());
    }
  }

  /** Returns an attempt's place in the queue, without a read. @throws {AppError} `too-many-attempts` */
  function turnOf(attempt: LoginAttempt): LoginTurn {
    const { deviceId, address } = attempt;
    if (deviceId !== undefined) return { rank: 'known', party: deviceId };
    const scopes = scopesOfStranger(attempt);
    repeatRefusal(scopes);
    const hasFailed = scopes.some(({ reference }) => suspects.has(reference.id));
    return { rank: hasFailed ? 'failing' : 'unblemished', party: address };
  }

  async function reserve(attempt: LoginAttempt, deadline: Deadline): Promise<Reservation> {
    const { deviceId, address } = attempt;
    if (deviceId !== undefined) {
      try {
        return await reserveIn([scopeOf('device', deviceId)], deviceId, deadline);
      } catch (error) {
        // A device that fails too often counts as unknown.
        if (!(error instanceof AppError && error.code === 'too-many-attempts')) throw error;
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
    repeatRefusal(scopes);
    const documents = await Promise.all(scopes.map(({ reference }) => changes.get(reference)));
    const all = scopes.map((scope, index) => count(scope, documents[index], id));
    // An unlocked name has its own, larger budget only.
    const unlocked = all.find(({ unlockedUntil }) => unlockedUntil > now());
    const counted = unlocked ? [{ ...unlocked, limit: LOGIN_LIMITS.unlocked }] : all;
    const waits = counted.map(({ reference, limit, attempts }) => {
      const freeAt = limit.freeAt(attempts.map(([, at]) => at)) ?? 0;
      if (attempts.length > 0) suspects.set(reference.id, { freeAt, at: now() });
      return freeAt - now();
    });
    if (Math.max(...waits) > 0) throw tooMany(Math.max(...waits));
    for (const { reference, limit, attempts, unlockedUntil } of counted) {
      const kept = Object.fromEntries([...attempts.slice(-FAILURES_KEPT), [id, now()]]);
      changes.replace(reference, { attempts: kept, unlockedUntil, expiresAt: expiryOf(limit) });
    }
    return counted;
  }

  /** Leaves out this attempt, which is stored already if the commit's answer was lost. */
  function count(scope: Scope, document: DocumentSnapshot | undefined, id: string) {
    const stored = document?.data() as Partial<StoredAttempts> | undefined;
    const { attempts = {}, unlockedUntil = 0 } = stored ?? {};
    const counting = Object.entries(attempts)
      .filter(([other, at]) => other !== id && now() - at < scope.limit.windowMs)
      .sort(([, a], [, b]) => a - b);
    return { ...scope, attempts: counting, unlockedUntil };
  }

  function reservationOf(id: string, counted: Counted[]): Reservation {
    /** Removes this attempt, or all of them. An unlock lasts its ten minutes. */
    async function forget(isForgiven: (limit: LoginLimit) => boolean): Promise<void> {
      const batch = firestore.batch();
      for (const { reference, limit, unlockedUntil } of counted) {
        const expiresAt = expiryOf(limit);
        if (isForgiven(limit)) batch.set(reference, { attempts: {}, unlockedUntil, expiresAt });
        else {
          // A merge, since a parallel success may have removed others.
          const attempts = { [id]: FieldValue.delete() };
          batch.set(reference, { attempts, expiresAt }, { merge: true });
        }
      }
      await batch.commit();
    }

    return {
      fail: () =>
        counted
          .map(({ reference, limit, attempts }) => {
            // At once: the next attempt may come before this one is read.
            suspects.set(reference.id, { freeAt: 0, at: 0 });
            return limit.freeAt([...attempts.map(([, at]) => at), now()]) !== undefined;
          })
          .includes(true),
      // Otherwise one's own account would reset the guesses at others.
      succeed: () => forget((limit) => limit !== LOGIN_LIMITS.address),
      release: () => forget(() => false),
    };
  }

  /** Lets a name through for ten minutes, and forgets its failures. */
  async function unlock(username: string): Promise<void> {
    const { reference, limit } = scopeOf('name', username);
    const unlockedUntil = now() + UNLOCKED_MS;
    await reference.set({ attempts: {}, unlockedUntil, expiresAt: expiryOf(limit) });
  }

  return { turnOf, reserve, reserveInSession, unlock };
}

function tooMany(waitMs: number): AppError {
  return new AppError('too-many-attempts', 'Too many failed attempts. Please try again later.', {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
