import { type ReactNode, useMemo, useState } from 'react';
import {
  type ContentTools,
  ContentToolsContext,
  type HistorySubject,
  type PreviewSubject,
} from '@/admin/content/content-tools-context';
import { PreviewPanel } from '@/admin/publishing/preview-panel';
import { HistoryPanel } from '@/admin/history/history-panel';
import { UndoDialog } from '@/admin/history/undo-dialog';
import { useUndo } from '@/admin/history/use-undo';
import { useLast } from '@/admin/ui/use-last';

/** Gives everything below it the history and the preview links of an item, and the way back from what was done to it. */
export function ContentToolsProvider({ children }: { children: ReactNode }) {
  const [subject, showHistory] = useState<HistorySubject>();
  const lastSubject = useLast(subject);
  const [previewed, showPreviews] = useState<PreviewSubject>();
  const lastPreviewed = useLast(previewed);
  const { tools: undoTools, dialog } = useUndo();

  const tools = useMemo<ContentTools>(
    () => ({ showHistory, showPreviews, ...undoTools }),
    [undoTools],
  );
  return (
    <ContentToolsContext value={tools}>
      {children}
      {lastSubject && (
        <HistoryPanel
          subject={lastSubject}
          isOpen={subject !== undefined}
          onClose={() => showHistory(undefined)}
        />
      )}
      {lastPreviewed && (
        <PreviewPanel
          subject={lastPreviewed}
          isOpen={previewed !== undefined}
          onClose={() => showPreviews(undefined)}
        />
      )}
      <UndoDialog {...dialog} />
    </ContentToolsContext>
  );
}
