import type { UseMutationResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Deletion } from '@/admin/content/content-mutations';
import { describeFailure } from '@/admin/requests/failures';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { useLast } from '@/admin/ui/dialog';

/** Where the focus goes. */
export interface FocusPlaces {
  /** The list with its search; each of its items has its id in `data-item`, and can be given the focus. */
  list: RefObject<HTMLElement | null>;
  /** Gets the focus where the item is not in the list. */
  heading: RefObject<HTMLElement | null>;
}

interface Options<T> extends FocusPlaces {
  remove: UseMutationResult<unknown, Error, Deletion<T>>;
}

/** The steps of a deletion that is asked about first; spread `dialog` on a `ConfirmDialog`. */
export function useDeletion<T extends { id: string }>(options: Options<T>) {
  const { remove, list, heading } = options;
  const [asked, setAsked] = useState<T>();
  const item = useLast(asked);
  const isOpen = asked !== undefined;
  const [isFading, setIsFading] = useState(false);
  const withdrawal = useRef<AbortController>(undefined);
  const deleted = useRef<{ id: string; neighbour: string | undefined }>(undefined);

  // The button that was pressed goes with its item, and would take the focus with it.
  useEffect(() => {
    if (!deleted.current || isOpen || isFading) return;
    const { id, neighbour } = deleted.current;
    if (elementOf(list.current, id)) return;
    deleted.current = undefined;
    // Whoever has gone on to something else meanwhile is left there.
    if (document.activeElement !== document.body) return;
    (elementOf(list.current, neighbour) ?? heading.current)?.focus();
  });

  function confirm(itemToDelete: T, hasDialog = false) {
    // Another one may be on its way: whoever is in a hurry has agreed to this one, too.
    if (remove.isPending && remove.variables.item.id === itemToDelete.id) return;
    const neighbour = neighbourOf(list.current, itemToDelete.id);
    withdrawal.current = new AbortController();
    remove.mutate(
      { item: itemToDelete, hasDialog, withdrawn: withdrawal.current.signal },
      {
        onSuccess: () => {
          deleted.current = { id: itemToDelete.id, neighbour };
          setAsked(undefined);
        },
      },
    );
  }

  return {
    item,
    /** Deletes at once: nothing is asked, or the browser has asked. */
    confirm,
    ask: (next: T) => {
      remove.reset();
      setAsked(next);
      setIsFading(true);
    },
    dialog: {
      isOpen,
      confirmLabel: 'Delete',
      isPending: remove.isPending,
      problem: remove.isError ? describeDeletion(remove.error) : undefined,
      isWithdrawable: true,
      onCancel: () => {
        if (remove.isPending) withdrawal.current?.abort();
        setAsked(undefined);
      },
      onConfirm: () => {
        if (item) confirm(item, true);
      },
      onExited: () => setIsFading(false),
    },
  };
}

function describeDeletion(error: Error): { title: string; text: string } {
  const isUnknown = error instanceof UnknownOutcome;
  const title = isUnknown ? 'It may have been deleted' : 'Nothing was deleted';
  return { title, text: describeFailure(error) };
}

/** The items of a list that are in the page, in their order. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

export function elementOf(
  list: HTMLElement | null,
  id: string | undefined,
): HTMLElement | undefined {
  return itemsOf(list).find((element) => element.dataset.item === id);
}

/** The item after it, or before it where it is the last. */
function neighbourOf(list: HTMLElement | null, id: string): string | undefined {
  const ids = itemsOf(list).map((element) => element.dataset.item);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}
