import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { describeFailure } from './describe';
import { ProblemAlert } from '@/admin/ui/problem-alert';

/** What is needed of the query that reads a list. */
export type ListRead<T> = Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

interface Props {
  /** What could not be loaded, in lower case: 'jobs'. */
  noun: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where a list would that could not be loaded. */
export function ListFailure({ noun, error, onRetry }: Props) {
  return (
    <ProblemAlert
      title={`The ${noun} could not be loaded`}
      actions={
        <Button size="small" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {describeFailure(error)}
    </ProblemAlert>
  );
}
