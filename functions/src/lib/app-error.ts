import type { ErrorCode, FieldErrors, FieldProblem } from '@torque-tide/contract/errors';

interface Details {
  fields?: FieldErrors;
  /** In seconds. */
  retryAfter?: number;
  /** The allowed methods, for a 405. */
  allow?: string[];
  cause?: unknown;
}

/** The only error whose `message` reaches the caller. */
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

/** Refuses input, with each reason at its field. */
export function invalidFields(problems: readonly FieldProblem[]): AppError {
  const fields: Record<string, string[]> = {};
  for (const { field, message } of problems) (fields[field] ??= []).push(message);
  return new AppError('invalid', problems.map(({ message }) => message).join(' '), { fields });
}

export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw invalidFields(problems);
}
