import { useCallback } from 'react';
import type { ContentItem, ContentTools } from '@/admin/ui/content-tools-context';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { failureTitle } from '@/admin/editing/describe';
import { explainBinRestore, GONE_FROM_BIN } from './explain-restore';
import { CONTENT_WORDS } from '@/admin/ui/content-words';
import { NotInBin, type UndoOutcome, useUndoDelete } from './mutations';

/** Brings just deleted items back, and says what became of it. */
export function useUndo(): ContentTools['undoDelete'] {
  const { mutateAsync } = useUndoDelete();
  const toast = useToast();
  return useCallback(
    async (items) => {
      try {
        toast(describeUndo(items, await mutateAsync(items)));
      } catch (error) {
        toast(failureToast('Nothing was restored', error));
      }
    },
    [mutateAsync, toast],
  );
}

function describeUndo(items: readonly ContentItem[], { restored, failure }: UndoOutcome): Toast {
  const [first] = items;
  if (!failure) {
    return items.length === 1 && first
      ? {
          title: `${CONTENT_WORDS[first.kind].name} restored`,
          description: first.title,
          tone: 'success',
        }
      : { title: `${restored} items restored`, tone: 'success' };
  }
  const { item, error } = failure;
  if (items.length === 1)
    return failureToast(failureTitle(error, `“${item.title}”`, 'restored'), error);
  return failureToast(
    `${restored} of ${items.length} items restored`,
    error,
    `${failureTitle(error, `“${item.title}”`, 'restored')}: `,
  );
}

function failureToast(title: string, error: unknown, prefix = ''): Toast {
  const reason = error instanceof NotInBin ? GONE_FROM_BIN : explainBinRestore(error);
  return { title, description: `${prefix}${reason}`, tone: 'error' };
}
