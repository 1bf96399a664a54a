import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingState } from '@/admin/ui/loading-state';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { BulkResult } from './run-bulk';
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
  if (hasStatus(error, 401)) return 'Your session has ended. Log in and try again.';
  if (hasStatus(error, 404)) return 'This item no longer exists. Someone may have deleted it.';
  if (hasStatus(error, 412))
    return 'Someone else has changed this item. Check it before you try again.';
  if (error instanceof ApiError) {
    return error.serverMessage ?? `The server answered with an error (${error.status}).`;
  }
  if (error instanceof UnknownOutcome) {
    return 'The server gave no clear answer. Check the item before you try again.';
  }
  if (error instanceof DOMException) return 'The server took too long to answer. Try again.';
  if (error instanceof TypeError) {
    return 'The server could not be reached. Check your connection and try again.';
  }
  return 'This page doesn’t understand the server’s answer. Reload it.';
}

/** Who else changed an item: "anna", "anna and ben", or "Someone else" where nobody can tell. */
export function describeEditors(editors: readonly string[], me: string): string {
  if (editors.length === 0) return 'Someone else';
  const names = editors.map((name) => (name === me ? 'You, in another window,' : name));
  return joinNames(names);
}

/** What is needed of the query that reads a list. */
export type ListRead<T> = Pick<
  UseQueryResult<T[]>,
  'data' | 'error' | 'isFetching' | 'isPaused' | 'refetch'
>;

interface Props {
  /** What is read, in lower case: 'jobs'. */
  noun: string;
  read: { error: unknown; refetch: () => unknown };
}

/** Stands where a list would that could not be loaded. */
export function ListFailure({ noun, read: { error, refetch } }: Props) {
  return (
    <ProblemAlert
      title={`The ${noun} could not be loaded`}
      actions={
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {describeFailure(error)}
    </ProblemAlert>
  );
}

/** Stands where a list would that is not there yet, or could not be loaded. */
export function UnreadList(props: Props) {
  if (props.read.error) return <ListFailure {...props} />;
  return <LoadingState>{`Loading ${props.noun}...`}</LoadingState>;
}

interface WriteProps {
  /** Nothing is shown without one. */
  error: unknown;
  /** What was to be changed: 'The job'. */
  subject: string;
  done?: string;
  /** Why it failed, where that takes more than the error. */
  explain?: (error: unknown) => string;
}

/** Says that a change of something failed, and why. */
export function WriteFailure(props: WriteProps) {
  const { error, subject, done = 'changed', explain = describeFailure } = props;
  if (!error) return null;
  return <ProblemAlert title={failureTitle(error, subject, done)}>{explain(error)}</ProblemAlert>;
}

/** Failures that are named one by one. */
const NAMED_MAX = 10;

interface BulkProps<T> {
  failed: BulkResult<T>['failed'];
  titleOf: (item: T) => string;
}

/** What of a run over many items failed, and why. */
export function BulkFailures<T>({ failed, titleOf }: BulkProps<T>) {
  const more = failed.length - NAMED_MAX;
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.slice(0, NAMED_MAX).map(({ item, error }, at) => (
        // They are told once the run is over, and stay as they are.
        <li key={at}>
          “{titleOf(item)}”: {describeFailure(error)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
