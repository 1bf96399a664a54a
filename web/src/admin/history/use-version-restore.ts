import type { HistoryEntry } from '@torque-tide/contract/history';
import { useState } from 'react';
import type { HistorySubject } from '@/admin/content/content-tools-context';
import { revealRequests } from '@/admin/content/reveal-requests';
import { useAnnounce } from '@/admin/content/announce';
import { useRestoreVersion } from './mutations';

interface Failure {
  version: number;
  error: unknown;
}

/** The steps of going back to a version: asked about first, then said in a toast or in the panel. */
export function useVersionRestore(subject: HistorySubject, onRestored: () => void) {
  const announce = useAnnounce();
  const { mutate, isPending } = useRestoreVersion(subject);
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [entry, setEntry] = useState<HistoryEntry>();
  const [newestVersion, setNewestVersion] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  function restore() {
    if (!entry || isPending) return;
    const { version } = entry;
    mutate(
      { version, ifVersion: newestVersion },
      {
        onSuccess: ({ kind, id, version: made }) => {
          const { title, form } = subject;
          announce({ title: `Version ${version} restored`, description: title, tone: 'success' }, [
            { kind, id, title, version: made, undoKind: 'previous' },
          ]);
          onRestored();
          form?.onRestored();
          revealRequests.tell({ kind, id, isMarked: true });
        },
        onError: (error) => setFailure({ version, error }),
        onSettled: () => setIsOpen(false),
      },
    );
  }

  return {
    failure,
    ask: (next: HistoryEntry, newest: number) => {
      setFailure(undefined);
      setEntry(next);
      setNewestVersion(newest);
      setIsOpen(true);
    },
    dialog: { entry, isOpen, isPending, onConfirm: restore, onCancel: () => setIsOpen(false) },
  };
}
