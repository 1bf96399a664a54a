import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from './describe-failure';

interface Options<T> {
  remove: UseMutationResult<unknown, Error, string>;
  onDeleted?: (item: T) => void;
}

/** The steps of a deletion that is asked about first; spread `dialog` on a `ConfirmDialog`. */
export function useDeletion<T extends { id: string }>(options: Options<T>) {
  const { remove, onDeleted } = options;
  // Kept while the dialog fades out, so that its text does not vanish before it.
  const [item, setItem] = useState<T>();
  const [isOpen, setIsOpen] = useState(false);

  return {
    item,
    ask: (next: T) => {
      remove.reset();
      setItem(next);
      setIsOpen(true);
    },
    dialog: {
      isOpen,
      confirmLabel: 'Delete',
      isPending: remove.isPending,
      problem: remove.isError ? describeFailure(remove.error) : undefined,
      onCancel: () => setIsOpen(false),
      onConfirm: () => {
        if (!item || remove.isPending) return;
        remove.mutate(item.id, {
          onSuccess: () => {
            setIsOpen(false);
            onDeleted?.(item);
          },
        });
      },
    },
  };
}
