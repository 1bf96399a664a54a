import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Call,
  type EndpointName,
  type ReadPath,
  type Response as ApiResponse,
  endpoints,
} from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { useEffect } from 'react';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { UnknownOutcome, type WriteOptions, useWrite } from '@/admin/requests/use-write';
import { describeUnknown } from '@/admin/requests/failures';
import type { ItemChange } from './content-tools-context';
import { CONTENT_WORDS } from './content-words';
import { useAnnounce } from './announce';

/** An item of a kind, as its list holds it. */
export type ItemOf<K extends ContentKind> = ApiResponse<`${K}.list`>[number];

/** What is sent of a part of an item. */
export type PatchOf<K extends ContentKind> = Call<`${K}.update`>['body'];
/** What a form sends: a whole item, in which an edit may also take away what a new one cannot have. */
export type InputOf<K extends ContentKind> =
  (Call<Extract<EndpointName, `${K}.create`>>['body'] & object) | PatchOf<K>;

/**
 * What a kind says in toasts, to which the ways on and back are added. A failure that is left out here is
 * said inline, by the card, the dialog or the form.
 */
export interface Announcements<T> {
  saved: (item: T, isNew: boolean) => Toast;
  saveFailed?: (error: Error, isNew: boolean) => Toast;
  deleted: (item: T) => Toast;
  deleteFailed?: (error: Error) => Toast;
  /** Told of the item as it is then, and of what was changed in it. */
  patched: (item: T, patch: Partial<T>) => Toast;
  patchFailed?: (error: Error) => Toast;
}

interface Save<K extends ContentKind> {
  body: InputOf<K>;
  /** The item that is replaced; undefined makes a new one. */
  base: { id: string; version: number } | undefined;
  options: WriteOptions;
}

/** A deletion that can be withdrawn while nobody knows whether it took place. */
export interface Deletion<T> {
  item: T;
  /** A dialog is open that tells of a failure. */
  hasDialog: boolean;
  withdrawn: AbortSignal;
}

interface ItemArguments {
  params?: { id: string };
  body?: unknown;
  ifVersion?: number;
}

/**
 * The hooks that change items of a kind: each makes its call, says so and refreshes what is shown.
 *
 * @param titleOf what a person recognises an item by
 */
export function createContentMutations<K extends ContentKind>(
  kind: K,
  titleOf: (item: ItemOf<K>) => string,
  announcements: Announcements<ItemOf<K>>,
) {
  type T = ItemOf<K> & { id: string; version: number };
  const listKey = [listPathOf(kind)];
  /** Only asked for by what makes and deletes items: a kind without these has no such buttons. */
  const nameOf = (action: 'create' | 'delete') => `${kind}.${action}` as EndpointName;
  const changeOf = (item: T, undoKind: ItemChange['undoKind']): ItemChange => {
    const { id, version } = item;
    return { kind, id, version, title: titleOf(item), undoKind };
  };

  function useSave() {
    const queryClient = useQueryClient();
    const write = useItemWrite();
    const toast = useToast();
    const announce = useAnnounce();
    return useMutation({
      mutationFn: ({ body, base, options }: Save<K>) =>
        base
          ? write<T>(
              `${kind}.update`,
              { params: { id: base.id }, body, ifVersion: base.version },
              options,
            )
          : write<T>(nameOf('create'), { body }, options),
      onSuccess: (item, { base }) => {
        announce(announcements.saved(item, !base), [changeOf(item, base ? 'previous' : 'delete')]);
        return refreshContent(queryClient, kind, item.id);
      },
      onError: (error, { base }) => {
        // What nobody knows is no failure yet: the form says so.
        if (error instanceof UnknownOutcome) return;
        if (announcements.saveFailed) toast(announcements.saveFailed(error, !base));
      },
    });
  }

  function useDelete() {
    const queryClient = useQueryClient();
    const write = useItemWrite();
    const announce = useAnnounce();
    const toast = useToast();
    return useMutation({
      mutationFn: ({ item: { id }, withdrawn }: Deletion<T>) =>
        write(nameOf('delete'), { params: { id } }, { withdrawn }),
      onSuccess: (_, { item }) => {
        announce(announcements.deleted(item), [changeOf(item, 'bring-back')]);
        return refreshContent(queryClient, kind, item.id);
      },
      onError: (error, { hasDialog, withdrawn }) => {
        if (error instanceof UnknownOutcome) {
          // No dialog says so, or it was closed.
          if (!hasDialog || withdrawn.aborted)
            toast(describeUnknown(CONTENT_WORDS[kind].noun, 'deleted'));
          return refreshContent(queryClient, kind);
        }
        if (announcements.deleteFailed) toast(announcements.deleteFailed(error));
        return undefined;
      },
    });
  }

  /** Changes a part of an item with one click: at once here, and back again when the server refuses. */
  function usePatch(id: string) {
    const queryClient = useQueryClient();
    const write = useItemWrite();
    const toast = useToast();
    const announce = useAnnounce();
    return useMutation({
      // One after the other, so that the last click wins.
      scope: { id: `${kind}:${id}` },
      mutationKey: [...listKey, id],
      // A failure that no toast tells is told by the list, for as long as that is shown.
      ...(announcements.patchFailed ? {} : { gcTime: Infinity }),
      mutationFn: (body: PatchOf<K>) => write<T>(`${kind}.update`, { params: { id }, body }),
      onMutate: (patch) => patchInList<T>(queryClient, listKey, id, patch as Partial<T>),
      onSuccess: (item, patch) =>
        announce(announcements.patched(item, patch as Partial<T>), [changeOf(item, 'previous')]),
      onError: (error, _, undo) => {
        undo?.();
        if (!announcements.patchFailed) return;
        toast(
          error instanceof UnknownOutcome
            ? describeUnknown(CONTENT_WORDS[kind].noun, 'changed')
            : announcements.patchFailed(error),
        );
      },
      onSettled: () => {
        // A list that is read between two clicks would take the second one back for a moment.
        if (queryClient.isMutating({ mutationKey: listKey }) > 1) return;
        void refreshContent(queryClient, kind, id);
      },
    });
  }

  /** Why the last `usePatch` of each item failed, by its id, whoever asked for it; null for one that did not. */
  function usePatchFailures(): ReadonlyMap<string, Error | null> {
    const queryClient = useQueryClient();
    useEffect(
      () => () => {
        const cache = queryClient.getMutationCache();
        for (const failed of cache.findAll({ mutationKey: listKey, status: 'error' })) {
          cache.remove(failed);
        }
      },
      [queryClient],
    );
    const patches = useMutationState({
      filters: { mutationKey: listKey },
      select: ({ options, state }) => [String(options.mutationKey?.[1]), state.error] as const,
    });
    return new Map(patches);
  }

  return { useSave, useDelete, usePatch, usePatchFailures };
}

/** Where the list of a kind is read. */
export function listPathOf(kind: ContentKind) {
  return endpoints[`${kind}.list`].path;
}

/** The same write for every kind; `Call` and `Response` hold what belongs to which. */
export function useItemWrite() {
  return useWrite() as unknown as <T>(
    name: EndpointName,
    args: ItemArguments,
    options?: WriteOptions,
  ) => Promise<T>;
}

/** What was deleted, of all kinds. */
const DELETED_PATH = '/api/admin/deleted';

/** Where else pages and forms are told of a kind. */
const TOLD_AT: Partial<Record<ContentKind, readonly ReadPath[]>> = {
  sectors: ['/api/settings', '/api/sectors'],
  locations: ['/api/settings', '/api/locations'],
};

/**
 * Reads again what is shown of a kind, in the admin area and on the public pages alike: its list, its
 * versions, the deleted items, and one item's own read, or with no id all that have been read by themselves.
 */
export function refreshContent(queryClient: QueryClient, kind: ContentKind, id?: string) {
  const listPath = listPathOf(kind);
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path === listPath ||
        TOLD_AT[kind]?.some((told) => told === path) ||
        path === DELETED_PATH ||
        path.startsWith(`/api/admin/versions/${kind}`) ||
        (id === undefined ? path.startsWith(`${listPath}/`) : path === `${listPath}/${id}`)),
  });
}

/**
 * Shows a change of one item in a list before the server has agreed to it.
 *
 * @returns what undoes it, for that item's changed fields alone: other changes may be under way
 */
export async function patchInList<T extends { id: string }>(
  queryClient: QueryClient,
  listKey: QueryKey,
  id: string,
  patch: Partial<T>,
): Promise<() => void> {
  // An answer that was asked for before the change must not overwrite it.
  await queryClient.cancelQueries({ queryKey: listKey });
  const before = queryClient.getQueryData<T[]>(listKey)?.find((item) => item.id === id);
  apply(patch);
  return () => {
    if (!before) return;
    const keys = Object.keys(patch) as (keyof T)[];
    apply(Object.fromEntries(keys.map((key) => [key, before[key]])) as Partial<T>);
  };

  function apply(change: Partial<T>) {
    queryClient.setQueryData<T[]>(listKey, (list) =>
      list?.map((item) => (item.id === id ? { ...item, ...change } : item)),
    );
  }
}
