import { ApiError, hasStatus } from '@/lib/api-error';

/** What went wrong with a call, in words for the person who made it. */
export function describeFailure(error: unknown): string {
  if (hasStatus(error, 401)) return 'Your session has ended. Log in again and repeat it.';
  if (hasStatus(error, 404)) return 'It no longer exists. Someone may have deleted it meanwhile.';
  if (hasStatus(error, 412))
    return 'Someone else has changed it meanwhile. Look at it again first.';
  if (error instanceof ApiError) {
    return error.serverMessage ?? `The server answered with an error (${error.status}).`;
  }
  if (error instanceof DOMException) return 'The server took too long to answer. Try again.';
  if (error instanceof TypeError) {
    return 'The server could not be reached. Check your connection and try again.';
  }
  return 'The server answered in a way that this page does not understand. Reload it.';
}
