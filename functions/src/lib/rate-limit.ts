import type { Clock } from './time';
import type { Log } from './log';

const WARNINGS = { max: 20, ms: 60_000 };

/** Bounds what anyone can cause, per instance: `max` of a kind in a period. */
export function createLimit(clock: Clock, { max, ms }: { max: number; ms: number }) {
  const kinds = new Map<string, { since: number; taken: number; withheld: number }>();
  return {
    /** Returns how many were refused since the last one; undefined to refuse this one. */
    take: (kind = ''): { withheld: number } | undefined => {
      const now = clock.now().getTime();
      let counted = kinds.get(kind);
      if (!counted || now - counted.since >= ms) {
        counted = { since: now, taken: 0, withheld: counted?.withheld ?? 0 };
        kinds.set(kind, counted);
      }
      if (counted.taken >= max) {
        counted.withheld += 1;
        return undefined;
      }
      const { withheld } = counted;
      counted.taken += 1;
      counted.withheld = 0;
      return { withheld };
    },
    /** For what proves harmless. */
    giveBack: (kind = '') => {
      const counted = kinds.get(kind);
      if (counted) counted.taken -= 1;
    },
  };
}

/** Bounds warnings. Errors are always written. */
export function createLimitedLog(log: Log, clock: Clock): Log {
  const warnings = createLimit(clock, WARNINGS);
  return {
    ...log,
    warn: (message, details) => {
      const written = warnings.take(message);
      if (!written) return;
      const { withheld } = written;
      log.warn(message, withheld > 0 ? { ...details, withheld } : details);
    },
  };
}
