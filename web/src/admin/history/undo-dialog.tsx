import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
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
  const id = useId();
  if (!run) return null;
  const { items, progress } = run;
  // One that undid everything closes by itself.
  const result = run.result?.done.length === items.length ? undefined : run.result;
  return (
    <Dialog
      open={isOpen}
      onClose={result ? close : undefined}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>Undoing {items.length} changes</DialogTitle>
      <DialogContent>
        {result ? (
          <Problem result={result} />
        ) : (
          <BulkProgress progress={progress} all={items.length} onStop={stop} />
        )}
      </DialogContent>
      {result && (
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button autoFocus variant="outlined" onClick={close}>
            Close
          </Button>
          <Button variant="contained" onClick={retry}>
            Try again
          </Button>
        </DialogActions>
      )}
    </Dialog>
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
