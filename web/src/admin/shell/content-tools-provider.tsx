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

/** Gives everything below it the history and the preview links of an item, and the way back from what was done to it. */
export function ContentToolsProvider({ children }: { children: ReactNode }) {
  // Kept while the panel slides out, so that it does not empty before it.
  const [subject, setSubject] = useState<HistorySubject>();
  const [isOpen, setIsOpen] = useState(false);
  const [previewed, setPreviewed] = useState<PreviewSubject>();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { tools: undoTools, dialog } = useUndo();

  const tools = useMemo<ContentTools>(
    () => ({
      showHistory: (next) => {
        setSubject(next);
        setIsOpen(true);
      },
      showPreviews: (next) => {
        setPreviewed(next);
        setIsPreviewOpen(true);
      },
      ...undoTools,
    }),
    [undoTools],
  );
  return (
    <ContentToolsContext value={tools}>
      {children}
      {subject && (
        <HistoryPanel subject={subject} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
      {previewed && (
        <PreviewPanel
          subject={previewed}
          isOpen={isPreviewOpen}
          onClose={() => setIsPreviewOpen(false)}
        />
      )}
      <UndoDialog {...dialog} />
    </ContentToolsContext>
  );
}
