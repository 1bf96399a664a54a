import { useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, isDraftable } from '@torque-tide/contract/pending';
import { useRef } from 'react';
import {
  type ItemArguments,
  type ItemOf,
  refreshContent,
  useItemWrite,
} from '@/admin/content/content-mutations';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import type { Rebase } from '@/admin/content/form-extension';
import { areSameValues, type StoredValues } from '@/admin/fields/form-values';
import { readAtOnce } from '@/admin/requests/read-at-once';
import type { WriteOptions } from '@/admin/requests/use-write';
import { orUndefined } from '@/shared/api/api-error';
import { holdPending, type PendingOf, pendingQuery } from './queries';

/**
 * What a form has to know to save beside a live item: which unpublished changes and which version of the
 * item what is typed stands on. Each may be changed by somebody else meanwhile, and is then merged.
 *
 * @param pending what the form opened on beside the live item; undefined where there is nothing
 */
export function usePendingChanges<K extends ContentKind, V extends Values>(
  definition: ContentDefinition<K, V>,
  pending: PendingOf<DraftableKind> | undefined,
) {
  const queryClient = useQueryClient();
  const write = useItemWrite();
  // A form of another kind saves nothing beside its item.
  const kind = definition.kind as DraftableKind;
  const { toValues } = definition.fields;
  const valuesOf = (item: unknown) => toValues(item as ItemOf<K>);
  /** The unpublished changes that were seen last, and what may stand in a form that knows of them. */
  const seen = useRef({ pending, known: pending ? [toValues(itemOf(pending))] : [] });
  /** The live item as the unpublished changes know it. */
  const live = useRef(pending && valuesOf(pending.base));
  const isTargetPending = useRef(pending !== undefined);

  /**
   * The item as the unpublished changes have it, at the version of the item that they stand on. The time at
   * which it was published is over: in its place the form has the one at which the changes are.
   */
  function itemOf({ item, baseVersion, publishAt }: PendingOf<DraftableKind>): ItemOf<K> {
    // Of this form's kind, which the name of the call has said.
    return { ...item, publishAt, version: baseVersion } as unknown as ItemOf<K>;
  }

  const seenVersion = () => seen.current.pending?.pendingVersion ?? 0;

  /** True where what is typed began with the changes that were seen last, and not with older ones. */
  function standsOnSeen(values: V): boolean {
    const { known } = seen.current;
    return seenVersion() === 0 || known.some((each) => areSameValues(each, values));
  }

  function argumentsOf(
    { id, version, values }: StoredValues<V>,
    input: object,
    publishAt?: string,
  ) {
    isTargetPending.current = true;
    return {
      params: { id },
      body: { baseVersion: version, changes: changesIn(input), publishAt },
      // A save that stands on older changes is refused, so that both are put together.
      ifVersion: standsOnSeen(values) ? seenVersion() : 0,
    };
  }

  async function save(args: ItemArguments, options?: WriteOptions) {
    const saved = await write<PendingOf<DraftableKind>>(`${kind}.savePending`, args, options);
    holdPending(queryClient, kind, saved.item.id, saved);
    return saved;
  }

  async function readPending(id: string): Promise<PendingOf<DraftableKind> | undefined> {
    if (!isDraftable(kind) || !isTargetPending.current) return undefined;
    return (await orUndefined(readAtOnce(queryClient, pendingQuery(kind, id)))) ?? undefined;
  }

  return {
    /** What the form begins with, where that is not the live item. */
    opened: pending && itemOf(pending),
    /** The unpublished changes that were seen last, and the item with them. */
    seen: () => seen.current.pending,
    seenItem: () => seen.current.pending && itemOf(seen.current.pending),
    /** Told before a save of the live item itself: what it is put together with then is that item. */
    targetLive: () => {
      isTargetPending.current = false;
    },
    /** @param publishAt when the clock publishes them; '' for never */
    save: async (
      base: StoredValues<V>,
      input: object,
      { publishAt, ...options }: WriteOptions & { publishAt: string },
    ) => {
      const saved = await save(argumentsOf(base, input, publishAt), options);
      const item = itemOf(saved);
      seen.current = { pending: saved, known: [toValues(item)] };
      live.current = valuesOf(saved.base);
      return item;
    },
    publish: async (base: StoredValues<V>, input: object, options: WriteOptions) => {
      const args = argumentsOf(base, input);
      const published = await write<ItemOf<K>>(`${kind}.publishPending`, args, options);
      holdPending(queryClient, kind, base.id, undefined);
      seen.current = { pending: undefined, known: [] };
      live.current = undefined;
      await refreshContent(queryClient, kind, base.id);
      return published;
    },
    drop: async (id: string) => {
      const ifVersion = seenVersion();
      await write(`${kind}.dropPending`, { params: { id }, ifVersion });
      holdPending(queryClient, kind, id, undefined);
      seen.current.pending = undefined;
    },
    /** Saves what stood there before this form dropped or saved it, where nobody has changed it since. */
    bringBack: (id: string, baseVersion: number, input: object, publishAt: string) =>
      save({
        params: { id },
        body: { baseVersion, changes: changesIn(input), publishAt },
        ifVersion: seenVersion(),
      }),
    /** What a refused save has to be put together with: the changes of somebody else, or the item. */
    rebase: async (current: ItemOf<K>, typedOn: V): Promise<Rebase<ItemOf<K>, V>> => {
      const now = await readPending(current.id);
      if (now && (now.pendingVersion !== seenVersion() || !standsOnSeen(typedOn))) {
        seen.current = { pending: now, known: [toValues(itemOf(now))] };
        live.current = valuesOf(now.base);
        return { item: itemOf(now) };
      }
      const before = isTargetPending.current ? live.current : undefined;
      const values = toValues(current);
      seen.current = { pending: now, known: [...seen.current.known, values] };
      live.current = values;
      return { item: current, ...(before ? { before } : {}) };
    },
  };
}

/** What is changed in the item: a time is that of the changes, and the item's own stays as it is. */
function changesIn({ publishAt: _publishAt, ...changes }: { publishAt?: unknown }) {
  return changes;
}
