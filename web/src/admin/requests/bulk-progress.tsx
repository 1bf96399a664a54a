import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { describeFailure } from './failures';
import type { BulkResult } from './run-bulk';

const Running = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  '& > p': { fontVariantNumeric: 'tabular-nums' },
  '& > .MuiLinearProgress-root': { gridColumn: '1 / -1', borderRadius: 999 },
}));

export interface BulkRunning {
  /** How many items are done, of `all`. */
  progress: number;
  all: number;
  onStop: () => void;
}

/** A bulk run's progress, with a button to stop it. */
export function BulkProgress({ progress, all, onStop }: BulkRunning) {
  const id = useId();
  return (
    <Running>
      <p id={id} role="status">
        {progress} of {all} done
      </p>
      {/* The button that started the run has disappeared. */}
      <Button autoFocus size="small" variant="outlined" onClick={onStop}>
        Stop
      </Button>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={all === 0 ? 0 : (100 * progress) / all}
      />
    </Running>
  );
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
