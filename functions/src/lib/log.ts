import { PREVIEW_FOLDER } from '@torque-tide/domain/paths';
import { error, warn, write } from 'firebase-functions/logger';

/** What is known of a call beside what was asked for and how it ended. */
export interface AuditNotes {
  /** The account's name: of one that exists, never what somebody typed, which may be a password. */
  admin?: string;
  /** A token; the line has the beginning of its hash. */
  session?: string;
  /** True when the attempt was the last before a pause. */
  locks?: boolean;
}

/** One line of the audit log. It holds no token, no password and nothing of a body. */
export interface AuditLine {
  /** UTC, as ISO 8601. */
  at: string;
  /** The endpoint's name, or `admin.lock` where a login began a pause. */
  action: string;
  admin?: string;
  /** The kind and id of what was written. */
  item?: string;
  /** `success`, or the code of the error. */
  outcome: string;
  /** The first twelve characters under which the session is stored. */
  session?: string;
  /** How many lines like this one were not written since the last: strangers' are bounded. */
  withheld?: number;
  requestId: string;
}

/** Writes one structured line. Never give it a token, a password, a header or a body. */
export interface Log {
  warn: (message: string, details?: Record<string, unknown>) => void;
  error: (message: string, details?: Record<string, unknown>) => void;
  /** Who did what: kept apart by the label `log: audit`. */
  audit: (line: AuditLine) => void;
}

export const cloudLog: Log = {
  warn: (message, details = {}) => warn(message, details),
  error: (message, details = {}) => error(message, details),
  audit: (line) =>
    write({
      severity: 'NOTICE',
      message: `${line.action}: ${line.outcome}`,
      'logging.googleapis.com/labels': { log: 'audit' },
      ...line,
    }),
};

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: String(error) };
  return {
    error: error.stack ?? `${error.name}: ${error.message}`,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const TOKEN_IN_PATH = new RegExp(`(${PREVIEW_FOLDER}/)[^/?#]+`, 'g');

/** An address, or a text that holds some, without what opens a preview. */
export function withoutToken(text: string): string {
  return text.replace(TOKEN_IN_PATH, '$1…');
}
