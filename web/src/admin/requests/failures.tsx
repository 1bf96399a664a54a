import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingState, ProblemAlert } from '@/admin/ui/states';
import { joinNames } from '@/admin/text/format';
import { UnknownOutcome } from './use-write';
import type { Toast } from '@/shared/ui/toast/toast';
import { ApiError, hasStatus } from '@/shared/api/api-error';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Returns the title of a failure: 'The job was not changed', or 'The job may have been changed'. */
function failureTitle(error: unknown, subject: string, done: string): string {
  return `${subject} ${error instanceof UnknownOutcome ? 'may have been' : 'was not'} ${done}`;
}

/** Makes the message for a failure that has no place on the page. */
export function failureToast(error: unknown, subject: string, done: string) {
  const title = failureTitle(error, subject, done);
  return { title, description: describeFailure(error), tone: 'error' } satisfies Toast;
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

/** Shown while a list is loading, or if that failed. */
export function UnreadList({ noun, read: { error, refetch } }: Props) {
  if (!error) return <LoadingState>{`Loading ${noun}...`}</LoadingState>;
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

interface SaveProblemProps {
  failure: SaveFailure;
  /** In lower case: 'job'. */
  noun: string;
}

/** Says why a form wasn't saved, or that the outcome is unknown. */
export function SaveProblem({ failure, noun }: SaveProblemProps) {
  if (failure.kind === 'unknown') {
    return (
      <ProblemAlert title={`The ${noun} may have been saved`}>
        {failure.isAsking
          ? 'No clear answer came. Finding out what became of it …'
          : 'The server gives no clear answer, so nobody can tell. What you typed is still here. Press the button again to find out: nothing is saved twice.'}
      </ProblemAlert>
    );
  }
  return (
    <ProblemAlert title={`The ${noun} was not saved`}>
      <p>{failure.text} What you typed is still here.</p>
      {failure.details.length > 0 && (
        <ul>
          {failure.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </ProblemAlert>
  );
}

/** Why a save failed, or may have; stale edits are merged instead. */
export type SaveFailure =
  | {
      kind: 'failed';
      text: string;
      /** Errors without a field. */
      details: string[];
    }
  | {
      kind: 'unknown';
      /** True while the request is repeated. */
      isAsking: boolean;
    };

/** Explains a failed save, and puts the server's field errors at their fields. */
export function showFailure<V extends FieldValues>(
  error: unknown,
  form: UseFormReturn<V>,
  fieldOf: (path: string) => string | undefined,
): SaveFailure {
  if (error instanceof UnknownOutcome) return { kind: 'unknown', isAsking: false };
  const fields = error instanceof ApiError && error.body?.error.fields;
  if (!fields) return { kind: 'failed', text: describeFailure(error), details: [] };

  const details: string[] = [];
  let isFirst = true;
  for (const [path, messages] of Object.entries(fields)) {
    const name = fieldOf(path);
    const message = messages.join(' ');
    if (name) {
      form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: isFirst });
    } else details.push(`${path}: ${message}`);
    isFirst &&= !name;
  }
  return { kind: 'failed', text: 'Check what is marked.', details };
}
