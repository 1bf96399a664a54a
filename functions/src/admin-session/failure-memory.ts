import { LRUCache } from 'lru-cache';
import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/time';
import type { LoginLimit } from './login-limits';

/** Short, so that `unlock` works soon. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 5_000;
const SUSPECT_FOR_MS = 15 * 60_000;

interface Refusable {
  reference: { id: string };
  limit: LoginLimit;
  attempts: readonly Attempt[];
}

type Named = Pick<Refusable, 'reference'>;

export type Attempt = readonly [id: string, at: number];

export function timesOf(attempts: readonly Attempt[]): number[] {
  return attempts.map(([, at]) => at);
}

/**
 * An instance's memory of refusals, so that an attack costs no reads, and of addresses and names
 * that have failed.
 */
export function createFailureMemory(clock: Clock) {
  const now = () => clock.now().getTime();
  const options = { max: MOST_REMEMBERED, ttlResolution: 0, perf: { now } };
  const failures = new LRUCache<string, number>({ ...options, ttl: SUSPECT_FOR_MS });
  // An entry outlives its `ttl` by less than a millisecond.
  const refusedUntil = new LRUCache<string, number>({ ...options, ttl: REMEMBERED_MS - 1 });

  function check(counted: readonly Named[]): void {
    for (const { reference } of counted) {
      const freeAt = refusedUntil.get(reference.id);
      if (freeAt !== undefined && freeAt > now()) throw tooMany(freeAt, now());
    }
  }

  function failuresOf(counted: readonly Named[]): number {
    return Math.max(0, ...counted.map(({ reference }) => failures.get(reference.id) ?? 0));
  }

  /** Counts a failure at once, because the next attempt may come before this one is read. */
  function noteFailure(counted: readonly Refusable[]): void {
    for (const { reference, attempts } of counted) failures.set(reference.id, attempts.length + 1);
  }

  /** Returns when the next attempt is possible, if not now. */
  function remember(counted: readonly Refusable[]): number | undefined {
    const times = counted.flatMap(({ reference, limit, attempts }) => {
      if (attempts.length > 0) failures.set(reference.id, attempts.length);
      const freeAt = limit.freeAt(timesOf(attempts));
      if (freeAt === undefined || freeAt <= now()) return [];
      refusedUntil.set(reference.id, freeAt);
      return [freeAt];
    });
    return times.length > 0 ? Math.max(...times) : undefined;
  }

  return { check, failuresOf, noteFailure, remember };
}

export function tooMany(freeAt: number, now: number): AppError {
  return new AppError('too-many-attempts', 'Too many failed attempts. Please try again later.', {
    retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)),
  });
}

export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too-many-attempts';
}
