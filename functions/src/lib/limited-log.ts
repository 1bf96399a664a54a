import type { Clock } from './clock';
import { createLineLimit } from './line-limit';
import type { Log } from './log';

/** Of each warning in a minute. */
const WARNINGS_PER_MINUTE = 20;

/**
 * A log whose warnings are bounded: what cannot be served now is told, but not as often as anybody asks.
 * The next line says how many were withheld. Errors, which nobody should be able to cause, are all told.
 */
export function createLimitedLog(log: Log, clock: Clock): Log {
  const mayWrite = createLineLimit(clock, WARNINGS_PER_MINUTE);
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
