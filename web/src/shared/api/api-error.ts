import type { ErrorBody } from '@torque-tide/contract/errors';

/**
 * A non-OK answer. `message` follows docs/product.md: the status code, a colon, a space, then the
 * body's text or, if that is empty, the status text. `serverMessage` is for people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  /** The parsed error body; undefined if a proxy answered, with HTML for example. */
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

/** True if the error is an answer with this status. Saves callers importing the class. */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** Returns the server's message, or one of ours in place of the browser's technical text. */
export function messageOf(error: Error): string {
  if (error instanceof ApiError) return error.message;
  if (error.name === 'TimeoutError') return 'The server took too long to answer.';
  if (error instanceof TypeError) return 'The server could not be reached.';
  return 'The answer could not be read.';
}
