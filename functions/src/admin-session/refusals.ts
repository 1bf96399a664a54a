import { AppError } from '../lib/app-error';
import type { Clock } from '../lib/clock';
import type { LoginLimit } from './login-limits';

/** A refusal is repeated from memory for this long, at most: `unlock` holds after it. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 5_000;

/** What is counted under a limit. */
interface Refusable {
  reference: { id: string };
  limit: LoginLimit;
  /** Times of failures, oldest first. */
  failures: readonly number[];
}

/** Remembers for some seconds what is refused, so that an attack costs no reads. */
export function createRefusalMemory(clock: Clock) {
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

  /** The moment at which the next attempt may be, when that is not now. */
  function remember(counted: readonly Refusable[], now: number): number | undefined {
    let latest: number | undefined;
    for (const { reference, limit, failures } of counted) {
      const freeAt = limit.freeAt(failures);
      if (freeAt === undefined || freeAt <= now) continue;
      latest = Math.max(latest ?? 0, freeAt);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(reference.id, { freeAt, forgetAt: Math.min(freeAt, now + REMEMBERED_MS) });
    }
    return latest;
  }

  return { check, remember };
}

export function tooMany(freeAt: number, now: number): AppError {
  return new AppError('too-many-attempts', 'Too many failed attempts. Please try again later.', {
    retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)),
  });
}

export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too-many-attempts';
}

/** For when too many attempts run at once. */
export function busy(): AppError {
  return new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
    retryAfter: 2,
  });
}
