import { APPLICATION_FOLDER, PREVIEW_FOLDER } from '@torque-tide/domain/paths';
import { error, warn, write } from 'firebase-functions/logger';

export interface AuditNotes {
  /** The name of an existing account; a typed name may be a password. */
  admin?: string;
  /** A token; the line contains a short hash of it. */
  session?: string;
  /** True if the attempt started a pause. */
  locks?: boolean;
}

/** Contains no token, no password and nothing of a body. */
export interface AuditLine {
  at: string;
  /** The endpoint's name, or `admin.lock`. */
  action: string;
  admin?: string | undefined;
  item?: string | undefined;
  /** `success`, or the code of the error. */
  outcome: string;
  session?: string | undefined;
  /** How many similar lines were dropped. */
  withheld?: number;
  requestId: string;
}

/** Must never get a token, a password, a header or a body. */
export interface Log {
  warn: (message: string, details?: Record<string, unknown>) => void;
  error: (message: string, details?: Record<string, unknown>) => void;
  /** With the label `log: audit`. */
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

const TOKEN_IN_PATH = new RegExp(`((?:${PREVIEW_FOLDER}|${APPLICATION_FOLDER})/)[^/?#]+`, 'g');

/** Removes preview tokens from an address or a text. */
export function withoutToken(text: string): string {
  return text.replace(TOKEN_IN_PATH, '$1…');
}
