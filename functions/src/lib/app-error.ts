import type { ErrorCode, FieldErrors } from '@torque-tide/contract/errors';

interface Details {
  fields?: FieldErrors;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Methods that the path knows, for a 405. */
  allow?: string[];
  cause?: unknown;
}

/** The one error that reaches a caller as it is: `message` is written for a person. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.allow = details.allow;
  }
}
