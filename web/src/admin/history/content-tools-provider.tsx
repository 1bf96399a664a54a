import { type ReactNode, useMemo, useState } from 'react';
import {
  type ContentTools,
  ContentToolsContext,
  type HistorySubject,
} from '@/admin/ui/content-tools-context';
import { HistoryPanel } from './history-panel';
import { useUndo } from './use-undo';

/** Gives everything below it the history of an item and the way back from a deletion. */
export function ContentToolsProvider({ children }: { children: ReactNode }) {
  // Kept while the panel slides out, so that it does not empty before it.
  const [subject, setSubject] = useState<HistorySubject>();
  const [isOpen, setIsOpen] = useState(false);
  const undoDelete = useUndo();

  const tools = useMemo<ContentTools>(
    () => ({
      showHistory: (next) => {
        setSubject(next);
        setIsOpen(true);
      },
      undoDelete,
    }),
    [undoDelete],
  );
  return (
    <ContentToolsContext value={tools}>
      {children}
      {subject && (
        <HistoryPanel subject={subject} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </ContentToolsContext>
  );
}
