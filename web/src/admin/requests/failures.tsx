import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingState } from '@/admin/ui/loading-state';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { describeFailure, failureTitle } from './describe';
import type { BulkResult } from './run-bulk';

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
  /** Why it failed, where that takes more than the error. */
  explain?: (error: unknown, item: T) => string;
}

/** What of a run over many items failed, and why. */
export function BulkFailures<T>({ failed, titleOf, explain = describeFailure }: BulkProps<T>) {
  const more = failed.length - NAMED_MAX;
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.slice(0, NAMED_MAX).map(({ item, error }, at) => (
        // They are told once the run is over, and stay as they are.
        <li key={at}>
          “{titleOf(item)}”: {explain(error, item)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
