import { APPLICATION_PROBLEMS } from '@torque-tide/contract/application-choices';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { hashOfValues } from '../lib/hashes';
import { COLLECTIONS } from '../lib/collections';
import { type Clock, HOUR_MS } from '../lib/time';
import type { ChangeSet } from '../writes/change-set';

/** How many applications an address, an e-mail address or a job may have in an hour or a day. */
const LIMITS = {
  address: { max: 20, windowMs: HOUR_MS },
  email: { max: 10, windowMs: 24 * HOUR_MS },
  job: { max: 300, windowMs: 24 * HOUR_MS },
};

const countSchema = z._default(z.number(), 0);

type Parties = Partial<Record<keyof typeof LIMITS, string>>;

/**
 * Counts applications in the same commit, in the collection of login attempts, under hashed names.
 * Counts only grow, so that many applications for one job don't conflict.
 */
export function createApplicationLimits(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.loginAttempts);

  /** @throws {AppError} `too-many-attempts` */
  return async (changes: ChangeSet, parties: Parties): Promise<void> => {
    const now = clock.now().getTime();
    for (const [kind, { max, windowMs }] of Object.entries(LIMITS)) {
      const party = parties[kind as keyof Parties];
      if (party === undefined) continue;
      const endsAt = now - (now % windowMs) + windowMs;
      const name = hashOfValues('application', kind, party, endsAt).toString('hex');
      const reference = collection.doc(name);
      const count = countSchema.parse((await changes.get(reference)).get('count'));
      if (count >= max) throw tooMany(endsAt - now);
      changes.increase(reference, 'count', { expiresAt: Timestamp.fromMillis(endsAt) });
    }
  };
}

function tooMany(waitMs: number): AppError {
  return new AppError('too-many-attempts', APPLICATION_PROBLEMS['too-many-attempts'], {
    retryAfter: Math.ceil(waitMs / 1_000),
  });
}
