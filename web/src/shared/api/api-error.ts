import type { ErrorBody } from '@torque-tide/contract/errors';

/**
 * A non-OK answer. `message` is as docs/product.md has it: the status code, a colon and a
 * space, then the body's text or, when that is empty, the status text. What a person should read
 * is `serverMessage`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** The parsed error body; undefined when something in between answered, with HTML for example. */
  readonly body: ErrorBody | undefined;

  constructor(status: number, statusText: string, text: string, body?: ErrorBody) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.statusText = statusText;
    this.body = body;
  }

  get serverMessage(): string | undefined {
    return this.body?.message;
  }
}

/** True for an answer of that status, so that callers need not know the class. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** An error in words: the server's answer as it is, and no browser's account of its own workings. */
export function messageOf(error: Error): string {
  if (error instanceof ApiError) return error.message;
  if (error.name === 'TimeoutError') return 'The server took too long to answer.';
  if (error instanceof TypeError) return 'The server could not be reached.';
  return 'The answer could not be read.';
}
