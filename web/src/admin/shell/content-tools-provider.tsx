import { type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  type ContentTools,
  ContentToolsContext,
  type HistorySubject,
  type PreviewSubject,
} from '@/admin/content/content-tools-context';
import { UndoDialog } from '@/admin/history/undo-dialog';
import { useUndo } from '@/admin/history/use-undo';
import { lazyComponent } from '@/admin/ui/lazy-component';
import { useLast } from '@/admin/ui/use-last';

const loadHistory = async () => (await import('@/admin/history/history-panel')).HistoryPanel;
const loadPreviews = async () => (await import('@/admin/publishing/preview-panel')).PreviewPanel;
const HistoryPanel = lazyComponent(loadHistory);
const PreviewPanel = lazyComponent(loadPreviews);

/** What fails here is asked for again when it is opened. */
function prepare() {
  void Promise.allSettled([loadHistory(), loadPreviews()]);
}

/** Gives everything below it the history and the preview links of an item, and the way back from what was done to it. */
export function ContentToolsProvider({ children }: { children: ReactNode }) {
  const [subject, showHistory] = useState<HistorySubject>();
  const lastSubject = useLast(subject);
  const [previewed, showPreviews] = useState<PreviewSubject>();
  const lastPreviewed = useLast(previewed);
  const { tools: undoTools, dialog } = useUndo();

  const tools = useMemo<ContentTools>(
    () => ({ showHistory, showPreviews, prepare, ...undoTools }),
    [undoTools],
  );
  return (
    <ContentToolsContext value={tools}>
      {children}
      <Suspense fallback={null}>
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
      </Suspense>
      <UndoDialog {...dialog} />
    </ContentToolsContext>
  );
}
