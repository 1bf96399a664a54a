import Button from '@mui/material/Button';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import type { BulkResult, BulkRun } from '@/admin/requests/run-bulk';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { explainUndo } from './explain-restore';

/** Failures that are named one by one. */
const NAMED_MAX = 10;

interface Props {
  run: BulkRun<ItemChange> | undefined;
  isOpen: boolean;
  stop: () => void;
  close: () => void;
  retry: () => void;
}

/** How far an undo of many changes has come, and what of it did not succeed. */
export function UndoDialog({ run, isOpen, stop, close, retry }: Props) {
  if (!run) return null;
  const { items, progress } = run;
  // One that undid everything closes by itself.
  const result = run.result?.done.length === items.length ? undefined : run.result;
  return (
    <DialogFrame
      isOpen={isOpen}
      title={`Undoing ${items.length} changes`}
      onClose={result ? close : undefined}
      actions={
        result && (
          <>
            <Button autoFocus variant="outlined" onClick={close}>
              Close
            </Button>
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Problem result={result} />
      ) : (
        <BulkProgress progress={progress} all={items.length} onStop={stop} />
      )}
    </DialogFrame>
  );
}

function Problem({ result: { done, failed, left } }: { result: BulkResult<ItemChange> }) {
  const more = failed.length - NAMED_MAX;
  return (
    <ProblemAlert title={`${done.length} of ${done.length + failed.length + left.length} undone`}>
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, NAMED_MAX).map(({ item, error }) => (
            <li key={`${item.kind}/${item.id}`}>
              “{item.title}”: {explainUndo(error, item)}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      {left.length > 0 && <p>{left.length} not tried.</p>}
    </ProblemAlert>
  );
}
