import type { UseMutationResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Deletion } from '@/admin/content/content-mutations';
import { useLast } from '@/admin/ui/dialog';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { revealRequests } from '@/admin/content/content-tools';
import type { FormAddress } from '@/admin/navigation/use-form-address';

/** Runs a deletion, and the dialog before it; spread `dialog` on a `ConfirmDialog`. */
export function useDeletion<T extends { id: string }>(
  remove: UseMutationResult<unknown, Error, Deletion<T>>,
) {
  const [asked, setAsked] = useState<T>();
  const item = useLast(asked);
  const withdrawal = useRef<AbortController>(undefined);

  function confirm(itemToDelete: T, hasDialog = false) {
    // Another deletion may be pending; only a repeat of the same one is ignored.
    if (remove.isPending && remove.variables.item.id === itemToDelete.id) return;
    withdrawal.current = new AbortController();
    remove.mutate(
      { item: itemToDelete, hasDialog, withdrawn: withdrawal.current.signal },
      { onSuccess: () => setAsked(undefined) },
    );
  }

  return {
    item,
    error: remove.error,
    /** Deletes without the dialog. */
    confirm,
    ask: (next: T) => {
      remove.reset();
      setAsked(next);
    },
    dialog: {
      isOpen: asked !== undefined,
      confirmLabel: 'Delete',
      isPending: remove.isPending,
      onCancel: () => {
        if (remove.isPending) withdrawal.current?.abort();
        setAsked(undefined);
      },
      onConfirm: () => {
        if (item) confirm(item, true);
      },
    },
  };
}

export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

/** How long an item stays highlighted, in ms. */
const MARK_MS = 4_000;
/** How long to wait for an item that isn't in the list yet, in ms. */
const WAIT_MS = 3_000;

interface RevealOptions {
  kind: ContentKind;
  address: FormAddress;
  /** The list with its search. Each item is focusable and has its id in `data-item`. */
  list: RefObject<HTMLElement | null>;
  /** Focused when the item isn't in the list. */
  heading: RefObject<HTMLElement | null>;
}

interface Target {
  /** Undefined focuses the heading. */
  id: string | undefined;
}

/** Scrolls to an item that was saved or restored, or whose form was left, and focuses it unless the editor has moved on. */
export function useRevealItem({ kind, address, list, heading }: RevealOptions) {
  const [target, setTarget] = useState<Target>();
  /** While a form is open: the target once it is closed, at first the item that it edits or copies. */
  const later = useRef<Target>(undefined);

  useEffect(() => {
    if (address.kind !== 'list') {
      later.current = { id: address.kind === 'edit' ? address.id : address.copyOf };
      return;
    }
    if (later.current) setTarget(later.current);
    later.current = undefined;
  }, [address]);

  useEffect(
    () =>
      revealRequests.subscribe(({ kind: of, id }) => {
        if (of === kind && !later.current) setTarget({ id });
      }),
    [kind],
  );

  useEffect(() => {
    if (!target) return undefined;
    const end = performance.now() + WAIT_MS;
    let frame = 0;
    function look() {
      if (!target) return;
      const element = itemsOf(list.current).find(({ dataset }) => dataset['item'] === target.id);
      const isFree = isFocusFree(heading.current);
      if (element) {
        element.scrollIntoView({ block: 'nearest' });
        if (isFree) element.focus({ preventScroll: true });
        mark(element);
        setTarget(undefined);
        return;
      }
      // Meanwhile the focus is on the heading.
      if (isFree) heading.current?.focus({ preventScroll: true });
      if (target.id === undefined || performance.now() > end) setTarget(undefined);
      else frame = requestAnimationFrame(look);
    }
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [target, list, heading]);

  return {
    /** The item to scroll to; a virtual list has to render it. */
    targetId: target?.id,
    /** Sets the target for when the form is closed. */
    revealLater: (id: string) => {
      later.current = { id };
    },
  };
}

function isFocusFree(heading: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === heading;
}

function mark(element: HTMLElement): void {
  // Not in React state: a refetched list must not restart it.
  element.dataset['marked'] = '';
  window.setTimeout(() => delete element.dataset['marked'], MARK_MS);
}
