import Button from '@mui/material/Button';
import { DialogFrame } from '@/admin/ui/dialog-frame';
import { BulkProgress } from '@/admin/ui/bulk-progress';
import { BulkFailures } from '@/admin/requests/bulk-failures';
import type { BulkResult, BulkRun } from '@/admin/requests/run-bulk';
import type { ItemChange } from '@/admin/content/content-tools-context';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { explainUndo } from './explain-restore';

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
  return (
    <ProblemAlert title={`${done.length} of ${done.length + failed.length + left.length} undone`}>
      <BulkFailures failed={failed} titleOf={({ title }) => title} explain={explainUndo} />
      {left.length > 0 && <p>{left.length} not tried.</p>}
    </ProblemAlert>
  );
}
