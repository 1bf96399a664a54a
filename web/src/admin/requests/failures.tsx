import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingState } from '@/admin/ui/loading-state';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { BulkResult } from './run-bulk';
import { joinNames } from '@/admin/text/names';
import { UnknownOutcome } from './use-write';
import type { Toast } from '@/shared/ui/toast/toast';
import { ApiError, hasStatus } from '@/shared/api/api-error';

/** Makes the message for an unknown outcome. */
export function describeUnknown(noun: string, done: string): Toast {
  return {
    title: `The ${noun} may have been ${done}`,
    description: describeFailure(new UnknownOutcome()),
    tone: 'error',
  };
}

/** Returns the title of a failure: 'The job was not changed'. */
export function failureTitle(error: unknown, subject: string, done: string): string {
  return `${subject} ${error instanceof UnknownOutcome ? 'may have been' : 'was not'} ${done}`;
}

/** True if the item was changed or deleted meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return hasStatus(error, 412) || hasStatus(error, 404);
}

/** Explains a failed call to the editor. */
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

/** Names the editors: 'anna and ben', or 'Someone else' if unknown. */
export function describeEditors(editors: readonly string[], me: string): string {
  if (editors.length === 0) return 'Someone else';
  const names = editors.map((name) => (name === me ? 'You, in another window,' : name));
  return joinNames(names);
}

export type ListRead<T> = Pick<
  UseQueryResult<T[]>,
  'data' | 'error' | 'isFetching' | 'isPaused' | 'refetch'
>;

interface Props {
  /** In lower case: 'jobs'. */
  noun: string;
  read: { error: unknown; refetch: () => unknown };
}

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

/** Shown while a list is loading, or if that failed. */
export function UnreadList(props: Props) {
  if (props.read.error) return <ListFailure {...props} />;
  return <LoadingState>{`Loading ${props.noun}...`}</LoadingState>;
}

interface WriteProps {
  error: unknown;
  /** For example 'The job'. */
  subject: string;
  done?: string;
  explain?: (error: unknown) => string;
}

export function WriteFailure(props: WriteProps) {
  const { error, subject, done = 'changed', explain = describeFailure } = props;
  if (!error) return null;
  return <ProblemAlert title={failureTitle(error, subject, done)}>{explain(error)}</ProblemAlert>;
}

/** Further failures are only counted. */
const NAMED_MAX = 10;

interface BulkProps<T> {
  failed: BulkResult<T>['failed'];
  titleOf: (item: T) => string;
}

/** Lists the failures of a bulk run. */
export function BulkFailures<T>({ failed, titleOf }: BulkProps<T>) {
  const more = failed.length - NAMED_MAX;
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.slice(0, NAMED_MAX).map(({ item, error }, at) => (
        <li key={at}>
          “{titleOf(item)}”: {describeFailure(error)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
