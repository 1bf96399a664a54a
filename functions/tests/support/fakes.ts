import { createScryptHasher, type PasswordHasher } from '../../src/admin-accounts/password';
import type { AuditLine, Log } from '../../src/lib/log';
import type { Clock } from '../../src/lib/time';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A clock that stands still until the test advances it. */
export interface FakeClock extends Clock {
  advance: (milliseconds: number) => void;
}

export function createFakeClock(start = '2026-03-02T09:00:00.000Z'): FakeClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** A log that keeps its lines. */
export interface FakeLog extends Log {
  lines: { level: 'warn' | 'error'; message: string; details: Record<string, unknown> }[];
  auditLines: AuditLine[];
}

export function createFakeLog(): FakeLog {
  const lines: FakeLog['lines'] = [];
  const auditLines: AuditLine[] = [];
  return {
    lines,
    auditLines,
    audit: (line) => void auditLines.push(line),
    warn: (message, details = {}) => void lines.push({ level: 'warn', message, details }),
    error: (message, details = {}) => void lines.push({ level: 'error', message, details }),
  };
}

/** Real scrypt at a low cost, with a count of its calls. */
export interface CountingHasher extends PasswordHasher {
  comparisons: number;
}

export function createCountingHasher(): CountingHasher {
  const hasher = createScryptHasher({ N: 16, r: 1, p: 1 });
  const counting: CountingHasher = {
    ...hasher,
    comparisons: 0,
    matches: (password, stored) => {
      counting.comparisons += 1;
      return hasher.matches(password, stored);
    },
  };
  return counting;
}
