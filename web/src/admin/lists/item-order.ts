import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { DEFAULT_SORT_ORDER, SORT_ORDER_MAX } from '@torque-tide/contract/fields';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { UNDO_DISPLAY_MS } from '@/admin/content/content-tools';
import { listPathOf, refreshContent } from '@/admin/content/content-mutations';
import { describeFailure, describeUnknown, isOvertaken } from '@/admin/requests/failures';
import { UnknownOutcome, useWrite, type Write } from '@/admin/requests/use-write';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';

interface OrderedItem {
  id: string;
  version: number;
  sortOrder: number;
}

export interface ItemOrder<T extends OrderedItem> {
  kind: ContentKind;
  list: UseQueryOptions<T[], Error, T[], [string]>;
  titleOf: (item: T) => string;
  /** Plural, within a sentence: 'logos'. */
  plural: string;
  /** Saves the whole order in one call, each item with the version that was seen. */
  send: (write: Write, order: { id: string; version: number }[]) => Promise<T[]>;
}

type Direction = 'up' | 'down';

export type ItemPlace = ReturnType<typeof useItemPlace>;

/** Returns an item's position, and the ways to move it: its handle, or dragging it onto another. */
export function useItemPlace<T extends OrderedItem>(order: ItemOrder<T>, { id }: T) {
  const { kind } = order;
  const { data: items = [] } = useQuery(order.list);
  const moveItem = useMoveItem(order);
  const index = items.findIndex((item) => item.id === id);
  const isMoved = useRef(false);
  const canMove = { up: index > 0, down: index >= 0 && index < items.length - 1 };
  const card = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [isTarget, setIsTarget] = useState(false);

  useLayoutEffect(() => {
    // A card that moves in the document loses the focus.
    if (isMoved.current) grip.current?.focus();
    isMoved.current = false;
  }, [index]);

  function put(moved: string, to: number) {
    const others = items.map((item) => item.id).filter((each) => each !== moved);
    moveItem({ ids: others.toSpliced(to, 0, moved), moved });
  }
  const putHere = useEffectEvent((other: unknown) => {
    if (items.some((item) => item.id === other)) put(String(other), index);
  });
  // Before paint, so that every visible card can be dragged.
  useLayoutEffect(() => {
    if (!card.current || !grip.current) return undefined;
    return combine(
      draggable({
        element: card.current,
        dragHandle: grip.current,
        // Keyed by kind, so that cards accept only their own kind.
        getInitialData: () => ({ [kind]: id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: card.current,
        canDrop: ({ source }) => kind in source.data && source.data[kind] !== id,
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: ({ source }) => {
          setIsTarget(false);
          putHere(source.data[kind]);
        },
      }),
    );
  }, [kind, id]);

  return {
    canMove,
    /** Moves it by one; the handle keeps the focus. */
    move: (direction: Direction) => {
      isMoved.current = true;
      put(id, direction === 'up' ? index - 1 : index + 1);
    },
    card,
    grip,
    isDragged,
    /** True while another item is dragged over it. */
    isTarget,
  };
}

/** Returns the sort order that puts a new item last. */
export function lastOrder(items: readonly Pick<OrderedItem, 'sortOrder'>[]): number {
  if (items.length === 0) return DEFAULT_SORT_ORDER;
  return Math.min(SORT_ORDER_MAX, Math.max(...items.map(({ sortOrder }) => sortOrder)) + 1);
}

interface Move {
  /** The order to store. */
  ids: readonly string[];
  /** The moved item; undefined if an earlier order is restored. */
  moved?: string;
}

/** Returns the items in the order of the ids, numbered from 1; unknown ones come last. */
export function arranged<T extends OrderedItem>(items: readonly T[], ids: readonly string[]): T[] {
  const known = ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return allNumbered([...known, ...items.filter(({ id }) => !ids.includes(id))]);
}

function allNumbered<T extends OrderedItem>(items: readonly T[]): T[] {
  return items.map((item, index) =>
    item.sortOrder === index + 1 ? item : { ...item, sortOrder: index + 1 },
  );
}

/** Moves an item optimistically, then saves the whole order. Further moves wait for its new versions. */
function useMoveItem<T extends OrderedItem>({
  kind,
  titleOf,
  plural,
  send,
}: ItemOrder<T>): (move: Move) => void {
  const queryClient = useQueryClient();
  const write = useWrite();
  const toast = useToast();
  const listKey = [listPathOf(kind)];
  const itemsNow = () => queryClient.getQueryData<T[]>(listKey) ?? [];
  const { mutate } = useMutation({
    scope: { id: `${kind}:order` },
    mutationKey: listKey,
    mutationFn: (_change: Move) =>
      send(
        write,
        itemsNow().map(({ id, version }) => ({ id, version })),
      ),
    onMutate: async (change: Move) => {
      // A response to an earlier request must not overwrite the move.
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = itemsNow();
      queryClient.setQueryData(listKey, arranged(before, change.ids));
      return before.map(({ id }) => id);
    },
    onSuccess: (saved, { moved: movedId }, before) => {
      const versions = new Map(saved.map((item) => [item.id, item.version]));
      queryClient.setQueryData<T[]>(listKey, (items) =>
        items?.map((item) => ({ ...item, version: versions.get(item.id) ?? item.version })),
      );
      if (movedId === undefined) {
        toast({ title: `The ${plural} stand as they stood before.`, tone: 'success' });
        return;
      }
      const place = saved.findIndex(({ id }) => id === movedId);
      const moved = saved[place];
      toast({
        title: `“${moved ? titleOf(moved) : ''}” is number ${place + 1} of ${saved.length}.`,
        tone: 'success',
        displayMs: UNDO_DISPLAY_MS,
        actions: [
          {
            label: 'Undo',
            // In one call, so that no half-restored order is stored.
            onClick: () => mutate({ ids: before }),
          },
        ],
      });
    },
    onError: (error) => {
      toast(describeFailed(error, plural));
      return refreshContent(queryClient, kind);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: listKey }) > 1) return;
      void refreshContent(queryClient, kind);
    },
  });
  return mutate;
}

function describeFailed(error: Error, plural: string): Toast {
  if (error instanceof UnknownOutcome) return describeUnknown('order', 'saved');
  return {
    title: 'The order was not saved',
    description: isOvertaken(error)
      ? `Someone else has changed the ${plural} meanwhile. This is how they stand now: move it again.`
      : describeFailure(error),
    tone: 'error',
  };
}
