import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import type { LoginLimit } from './login-limits';

/** A refusal is repeated from memory for this long, at most: `unlock` holds after it. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 5_000;
/** For so long attempts wait behind those of others. */
const SUSPECT_FOR_MS = 15 * 60_000;

/** What is counted under a limit. */
interface Refusable {
  reference: { id: string };
  limit: LoginLimit;
  /** Failures, oldest first. */
  attempts: readonly Attempt[];
}

export type Attempt = readonly [id: string, at: number];

export function timesOf(attempts: readonly Attempt[]): number[] {
  return attempts.map(([, at]) => at);
}

/**
 * What an instance remembers of the failures that it has read: for some seconds what is refused, so
 * that an attack costs no reads, and for a quarter of an hour who has been failing.
 */
export function createFailureMemory(clock: Clock) {
  const suspects = new Map<string, { failures: number; until: number }>();
  const remembered = new Map<string, { freeAt: number; forgetAt: number }>();

  /** @throws {AppError} `too-many-attempts` */
  function check(counted: readonly { reference: { id: string } }[]): void {
    const now = clock.now().getTime();
    for (const { reference } of counted) {
      const refusal = remembered.get(reference.id);
      if (!refusal) continue;
      if (now < refusal.forgetAt) throw tooMany(refusal.freeAt, now);
      remembered.delete(reference.id);
    }
  }

  /** How often the name, the address or both have failed of late, whichever has more. */
  function failuresOf(counted: readonly { reference: { id: string } }[]): number {
    const now = clock.now().getTime();
    const known = counted.flatMap(({ reference }) => suspects.get(reference.id) ?? []);
    return Math.max(0, ...known.map(({ failures, until }) => (until > now ? failures : 0)));
  }

  function suspect(id: string, failures: number): void {
    if (failures === 0) return;
    if (suspects.size >= MOST_REMEMBERED) suspects.clear();
    suspects.set(id, { failures, until: clock.now().getTime() + SUSPECT_FOR_MS });
  }

  /** Notes a failure at once: the next attempt is on its way before anybody reads it. */
  function noteFailure(counted: readonly Refusable[]): void {
    for (const { reference, attempts } of counted) suspect(reference.id, attempts.length + 1);
  }

  /** The moment at which the next attempt may be, when that is not now. */
  function remember(counted: readonly Refusable[], now: number): number | undefined {
    let latest: number | undefined;
    for (const { reference, limit, attempts } of counted) {
      suspect(reference.id, attempts.length);
      const freeAt = limit.freeAt(timesOf(attempts));
      if (freeAt === undefined || freeAt <= now) continue;
      latest = Math.max(latest ?? 0, freeAt);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(reference.id, { freeAt, forgetAt: Math.min(freeAt, now + REMEMBERED_MS) });
    }
    return latest;
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
