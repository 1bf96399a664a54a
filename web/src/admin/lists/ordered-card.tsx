import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { EndpointName } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { DEFAULT_SORT_ORDER, SORT_ORDER_MAX } from '@torque-tide/contract/fields';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { refreshContent, useItemWrite } from '@/admin/content/content-mutations';
import { successToast, UNDO_DISPLAY_MS } from '@/admin/content/content-tools';
import { failureToast, isOvertaken } from '@/admin/requests/failures';
import { ItemButton } from '@/admin/ui/item-button';
import { ItemCard } from '@/admin/ui/list-parts';
import { useMenu } from '@/admin/ui/menu';
import { GripIcon } from '@/shared/ui/icons/admin';
import { useToast } from '@/shared/ui/toast/use-toast';

interface OrderedItem {
  id: string;
  version: number;
  sortOrder: number;
}

/** A kind whose whole order is saved in one call. */
export interface OrderedKind<T extends OrderedItem> {
  kind: ContentKind;
  plural: string;
  list: UseQueryOptions<T[], Error, T[], [string]> & { queryKey: [string] };
  titleOf: (item: T) => string;
}

/** The card of an item in a list with a chosen order; see `useOrder`. */
export const OrderedCard = styled(ItemCard)(({ theme }) => ({
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-target]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

const Handle = styled(ItemButton)(({ theme }) => ({
  margin: theme.spacing(-1.25, -1.25, -1.25, 'auto'),
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
}));

/** The places that an arrow key moves an item by. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves an item by dragging its card, which gets the `ref`, or with the arrow keys or the menu of its handle, which is rendered in the card. */
export function useOrder<T extends OrderedItem>(definition: OrderedKind<T>, item: T) {
  const { kind, list, titleOf } = definition;
  const { id } = item;
  const { data: items = [] } = useQuery(list);
  const moveItem = useMoveItem(definition);
  const index = items.findIndex((each) => each.id === id);
  const isMoved = useRef(false);
  const ref = useRef<HTMLElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const { button, menu, choose } = useMenu();

  useLayoutEffect(() => {
    // A card that moves in the document loses the focus.
    if (isMoved.current) grip.current?.focus();
    isMoved.current = false;
  }, [index]);

  function put(moved: string, to: number) {
    const others = items.map((each) => each.id).filter((each) => each !== moved);
    moveItem({ ids: others.toSpliced(to, 0, moved), moved });
  }
  const putHere = useEffectEvent((other: unknown) => {
    if (items.some((each) => each.id === other)) put(String(other), index);
  });
  // Before paint, so that every visible card can be dragged.
  useLayoutEffect(() => {
    const { current: card } = ref;
    if (!card || !grip.current) return undefined;
    const mark = (name: 'dragged' | 'target', isOn: boolean) => () =>
      void card.toggleAttribute(`data-${name}`, isOn);
    return combine(
      draggable({
        element: card,
        dragHandle: grip.current,
        // Keyed by kind, so that cards accept only their own kind.
        getInitialData: () => ({ [kind]: id }),
        onDragStart: mark('dragged', true),
        onDrop: mark('dragged', false),
      }),
      dropTargetForElements({
        element: card,
        canDrop: ({ source }) => kind in source.data && source.data[kind] !== id,
        onDragEnter: mark('target', true),
        onDragLeave: mark('target', false),
        onDrop: ({ source }) => {
          mark('target', false)();
          putHere(source.data[kind]);
        },
      }),
    );
  }, [kind, id]);

  /** Moves the item by one place, unless it is at the end. */
  function step(by: number) {
    const to = index + by;
    if (index < 0 || to < 0 || to >= items.length) return;
    isMoved.current = true;
    put(id, to);
  }

  const handle = (
    <>
      <Handle
        ref={grip}
        aria-label={`Move ${titleOf(item)}`}
        {...button}
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
      >
        <GripIcon />
      </Handle>
      <Menu {...menu}>
        <MenuItem disabled={index <= 0} onClick={choose(() => step(-1))}>
          Move up
        </MenuItem>
        <MenuItem disabled={index === items.length - 1} onClick={choose(() => step(1))}>
          Move down
        </MenuItem>
      </Menu>
    </>
  );
  return { ref, handle };
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
  const all = [...known, ...items.filter(({ id }) => !ids.includes(id))];
  return all.map((item, index) => Object.assign({}, item, { sortOrder: index + 1 }));
}

/** Moves an item optimistically, then saves the whole order. Further moves wait for its new versions. */
function useMoveItem<T extends OrderedItem>(definition: OrderedKind<T>): (move: Move) => void {
  const { kind, titleOf, plural, list } = definition;
  const { queryKey: listKey } = list;
  const queryClient = useQueryClient();
  const write = useItemWrite();
  const toast = useToast();
  const itemsNow = () => queryClient.getQueryData<T[]>(listKey) ?? [];
  const { mutate } = useMutation({
    scope: { id: `${kind}:order` },
    mutationKey: listKey,
    mutationFn: (_change: Move) => {
      const items = itemsNow().map(({ id, version }) => ({ id, version }));
      return write<T[]>(`${kind}.order` as EndpointName, { body: { items } });
    },
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
      const at = saved.findIndex(({ id }) => id === movedId);
      const moved = saved[at];
      // In one call, so that no half-restored order is stored.
      const undo = { label: 'Undo', onClick: () => mutate({ ids: before }) };
      if (!moved) return toast(successToast('The order is as it was before.'));
      return toast({
        ...successToast(`“${titleOf(moved)}” is number ${at + 1} of ${saved.length}.`),
        displayMs: UNDO_DISPLAY_MS,
        actions: [undo],
      });
    },
    onError: (error) => {
      const message = failureToast(error, 'The order', 'saved');
      const overtaken = `Someone else has changed the ${plural.toLowerCase()} meanwhile. This is how they stand now: move it again.`;
      toast(isOvertaken(error) ? { ...message, description: overtaken } : message);
      return refreshContent(queryClient, kind);
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: listKey }) > 1) return;
      void refreshContent(queryClient, kind);
    },
  });
  return mutate;
}
