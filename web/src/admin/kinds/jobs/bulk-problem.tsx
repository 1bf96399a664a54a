import Button from '@mui/material/Button';
import type { Job } from '@torque-tide/contract/jobs';
import { describeFailure } from '@/admin/requests/describe';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import type { BulkResult } from '@/admin/requests/run-bulk';
import { type BulkName, jobsText, resultText } from './job-bulk';

/** Failures that are named one by one; the others are selected in the list all the same. */
const NAMED_MAX = 10;

interface Props {
  name: BulkName;
  result: BulkResult<Job>;
  onRetry: () => void;
  /** Takes back what was done; left out where nothing was. */
  onUndo: (() => void) | undefined;
}

/** How a run ended that did not get everything done: what failed and why, and what was not tried. */
export function BulkProblem({ name, result, onRetry, onUndo }: Props) {
  const { failed, left } = result;
  const more = failed.length - NAMED_MAX;
  return (
    <ProblemAlert
      title={resultText(name, result)}
      actions={
        <>
          <Button size="small" variant="outlined" onClick={onRetry}>
            Try again
          </Button>
          {onUndo && (
            <Button size="small" variant="outlined" onClick={onUndo}>
              Undo what was done
            </Button>
          )}
        </>
      }
    >
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, NAMED_MAX).map(({ item, error }) => (
            <li key={item.id}>
              “{item.title}”: {describeFailure(error)}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {left.length > 0 && <p>{jobsText(left.length)} not tried.</p>}
      <p>What is not done is still selected.</p>
    </ProblemAlert>
  );
}
