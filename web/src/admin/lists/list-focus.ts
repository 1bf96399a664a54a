import type { UseMutationResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Deletion } from '@/admin/content/content-mutations';
import { describeFailure } from '@/admin/requests/failures';
import { UnknownOutcome } from '@/admin/requests/use-write';
import { useLast } from '@/admin/ui/dialog';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { revealRequests } from '@/admin/content/content-tools';
import type { FormAddress } from '@/admin/navigation/use-form-address';

interface FocusPlaces {
  /** The list with its search. Each item is focusable and has its id in `data-item`. */
  list: RefObject<HTMLElement | null>;
  /** Focused when the item isn't in the list. */
  heading: RefObject<HTMLElement | null>;
}

interface Options<T> extends FocusPlaces {
  remove: UseMutationResult<unknown, Error, Deletion<T>>;
}

/** Runs a deletion and moves the focus on; spread `dialog` on a `ConfirmDialog`. */
export function useDeletion<T extends { id: string }>(options: Options<T>) {
  const { remove, list, heading } = options;
  const [asked, setAsked] = useState<T>();
  const item = useLast(asked);
  const isOpen = asked !== undefined;
  const [isFading, setIsFading] = useState(false);
  const withdrawal = useRef<AbortController>(undefined);
  const deleted = useRef<{ id: string; neighbour: string | undefined }>(undefined);

  // The pressed button disappears with its item, so the focus moves to a neighbour.
  useEffect(() => {
    if (!deleted.current || isOpen || isFading) return;
    const { id, neighbour } = deleted.current;
    if (elementOf(list.current, id)) return;
    deleted.current = undefined;
    // The editor has focused something else.
    if (document.activeElement !== document.body) return;
    (elementOf(list.current, neighbour) ?? heading.current)?.focus();
  });

  function confirm(itemToDelete: T, hasDialog = false) {
    // Another deletion may be pending; only a repeat of the same one is ignored.
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
    /** Deletes without the dialog. */
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

export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

function elementOf(list: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  return itemsOf(list).find((element) => element.dataset.item === id);
}

/** Returns the id of the next item, or of the previous one for the last. */
function neighbourOf(list: HTMLElement | null, id: string): string | undefined {
  const ids = itemsOf(list).map((element) => element.dataset.item);
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** How long an item stays highlighted, in ms. */
const MARK_MS = 4_000;
/** How long to wait for an item that isn't in the list yet, in ms. */
const WAIT_MS = 3_000;

interface RevealOptions extends FocusPlaces {
  kind: ContentKind;
  address: FormAddress;
}

interface Target {
  /** Undefined focuses the heading. */
  id: string | undefined;
  isMarked: boolean;
}

/** Scrolls to an item that was saved or restored, or whose form was left, and focuses it unless the editor has moved on. */
export function useRevealItem({ kind, address, list, heading }: RevealOptions) {
  const [target, setTarget] = useState<Target>();
  const expected = useRef<Target>(undefined);
  const form = useRef<Exclude<FormAddress, { kind: 'list' }>>(undefined);

  useEffect(() => {
    if (address.kind !== 'list') {
      form.current = address;
      return;
    }
    if (!form.current) return;
    // Back to the item whose form was open.
    const left = form.current.kind === 'edit' ? form.current.id : form.current.copyOf;
    setTarget(expected.current ?? { id: left, isMarked: false });
    form.current = undefined;
    expected.current = undefined;
  }, [address]);

  useEffect(
    () =>
      revealRequests.subscribe(({ kind: of, id, isMarked }) => {
        if (of === kind && !form.current) setTarget({ id, isMarked });
      }),
    [kind],
  );

  useEffect(() => {
    if (!target) return undefined;
    const end = performance.now() + WAIT_MS;
    let frame = 0;
    function look() {
      if (!target) return;
      const element = elementOf(list.current, target.id);
      const isFree = isFocusFree(heading.current);
      if (element) {
        element.scrollIntoView({ block: 'nearest' });
        if (isFree) element.focus({ preventScroll: true });
        if (target.isMarked) mark(element);
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
    revealLater: (next: Target) => {
      expected.current = next;
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
