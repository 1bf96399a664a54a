import { useState } from 'react';
import { type ContentItem, useContentTools } from '@/admin/ui/content-tools-context';

interface Outcome {
  text: string;
  /** What was deleted, and so can be brought back. */
  deleted: readonly ContentItem[];
}

/** Keeps what became of the last action in a list; spread `line` on a `ListOutcome`. */
export function useListOutcome() {
  const { undoDelete } = useContentTools();
  const [outcome, setOutcome] = useState<Outcome>();
  const clear = () => setOutcome(undefined);

  function undo(deleted: readonly ContentItem[]) {
    clear();
    void undoDelete(deleted);
  }

  return {
    say: (text: string) => setOutcome({ text, deleted: [] }),
    /** Says it, and offers to take it back. */
    sayDeleted: (text: string, deleted: readonly ContentItem[]) => setOutcome({ text, deleted }),
    clear,
    line: {
      children: outcome?.text,
      onDismiss: clear,
      onUndo: outcome && outcome.deleted.length > 0 ? () => undo(outcome.deleted) : undefined,
    },
  };
}
