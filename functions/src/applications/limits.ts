import { APPLICATION_PROBLEMS } from '@torque-tide/contract/application-choices';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error';
import { hashOfValues } from '../lib/hashes';
import { COLLECTIONS } from '../lib/collections';
import type { Clock } from '../lib/time';
import type { ChangeSet } from '../writes/change-set';

const HOUR_MS = 60 * 60_000;

/** How many applications one address, one e-mail address or one job may have in a time. */
const LIMITS = {
  address: { max: 20, windowMs: HOUR_MS },
  email: { max: 10, windowMs: 24 * HOUR_MS },
  job: { max: 300, windowMs: 24 * HOUR_MS },
};

type Parties = Partial<Record<keyof typeof LIMITS, string>>;

const timesSchema = z.array(z.number());

/** Counts applications in the same commit, in the collection of login attempts, under hashed names. */
export function createApplicationLimits(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.loginAttempts);

  /** @throws {AppError} `too-many-attempts` */
  return async (changes: ChangeSet, parties: Parties): Promise<void> => {
    const now = clock.now().getTime();
    for (const [kind, { max, windowMs }] of Object.entries(LIMITS)) {
      const party = parties[kind as keyof Parties];
      if (party === undefined) continue;
      const reference = collection.doc(hashOfValues('application', kind, party).toString('hex'));
      const sentAt = timesSchema.safeParse((await changes.get(reference)).get('sentAt')).data;
      const counting = (sentAt ?? []).filter((at) => now - at < windowMs);
      const [first = now] = counting;
      if (counting.length >= max) throw tooMany(first + windowMs - now);
      const expiresAt = Timestamp.fromMillis(now + windowMs);
      changes.replace(reference, { sentAt: [...counting, now], expiresAt });
    }
  };
}

function tooMany(waitMs: number): AppError {
  return new AppError('too-many-attempts', APPLICATION_PROBLEMS['too-many-attempts'], {
    retryAfter: Math.ceil(waitMs / 1_000),
  });
}
