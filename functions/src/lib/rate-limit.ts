import type { Clock } from './time';
import type { Log } from './log';

const MINUTE_MS = 60_000;
const WARNINGS_PER_MINUTE = 20;

interface Counted {
  minute: number;
  written: number;
  withheld: number;
}

/** Returns how many lines were dropped since the last one; undefined to drop this one. */
export type RateLimit = (kind: string) => { withheld: number } | undefined;

/** Bounds log lines that anyone can cause, per instance. */
export function createRateLimit(clock: Clock, perMinute: number): RateLimit {
  const kinds = new Map<string, Counted>();
  return (kind) => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
    let counted = kinds.get(kind);
    if (counted?.minute !== minute) {
      counted = { minute, written: 0, withheld: counted?.withheld ?? 0 };
      kinds.set(kind, counted);
    }
    if (counted.written >= perMinute) {
      counted.withheld += 1;
      return undefined;
    }
    const { withheld } = counted;
    counted.written += 1;
    counted.withheld = 0;
    return { withheld };
  };
}

/** Limits what strangers can cause: `max` times in a period. Harmless calls are given back. */
export function createAllowance(clock: Clock, { max, ms }: { max: number; ms: number }) {
  let period = { startedAt: Number.NEGATIVE_INFINITY, taken: 0 };
  return {
    take: (): boolean => {
      const now = clock.now().getTime();
      if (now - period.startedAt >= ms) period = { startedAt: now, taken: 0 };
      if (period.taken >= max) return false;
      period.taken += 1;
      return true;
    },
    giveBack: () => (period.taken -= 1),
  };
}

/** Bounds warnings. Errors are always written. */
export function createLimitedLog(log: Log, clock: Clock): Log {
  const mayWrite = createRateLimit(clock, WARNINGS_PER_MINUTE);
  return {
    ...log,
    warn: (message, details) => {
      const written = mayWrite(message);
      if (!written) return;
      const { withheld } = written;
      log.warn(message, withheld > 0 ? { ...details, withheld } : details);
    },
  };
}
