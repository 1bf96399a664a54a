import { joinNames } from '@/admin/text/names';
import { UnknownOutcome } from './use-write';
import type { Toast } from '@/shared/ui/toast/toast';
import { ApiError, hasStatus } from '@/shared/api/api-error';

/** What is said of something whose outcome nobody knows. */
export function describeUnknown(noun: string, done: string): Toast {
  return {
    title: `The ${noun} may have been ${done}`,
    description: describeFailure(new UnknownOutcome()),
    tone: 'error',
  };
}

/** What is above the reason why something is not, or may not be, as it was asked for: 'The job was not changed'. */
export function failureTitle(error: unknown, subject: string, done: string): string {
  return `${subject} ${error instanceof UnknownOutcome ? 'may have been' : 'was not'} ${done}`;
}

/** True when what is shown has been changed or deleted meanwhile, so that it must be read again. */
export function isOvertaken(error: unknown): boolean {
  return hasStatus(error, 412) || hasStatus(error, 404);
}

/** What went wrong with a call, in words for the person who made it. */
export function describeFailure(error: unknown): string {
  if (hasStatus(error, 401)) return 'Your session has ended. Log in again and repeat it.';
  if (hasStatus(error, 404)) return 'It no longer exists. Someone may have deleted it meanwhile.';
  if (hasStatus(error, 412))
    return 'Someone else has changed it meanwhile. Look at it again first.';
  if (error instanceof ApiError) {
    return error.serverMessage ?? `The server answered with an error (${error.status}).`;
  }
  if (error instanceof UnknownOutcome) {
    return 'The server gives no clear answer, so nobody can tell. Look at it again before you repeat it.';
  }
  if (error instanceof DOMException) return 'The server took too long to answer. Try again.';
  if (error instanceof TypeError) {
    return 'The server could not be reached. Check your connection and try again.';
  }
  return 'The server answered in a way that this page does not understand. Reload it.';
}

/** Who else changed an item: "anna", "anna and ben", or "Someone else" where nobody can tell. */
export function describeEditors(editors: readonly string[], me: string): string {
  if (editors.length === 0) return 'Someone else';
  const names = editors.map((name) => (name === me ? 'You, in another window,' : name));
  return joinNames(names);
}
