import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type Call,
  type EndpointName,
  endpoints,
  type ReadPath,
  type Response as ApiResponse,
} from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { Toast } from '@/shared/ui/toast/toast';
import { useToast } from '@/shared/ui/toast/use-toast';
import { UnknownOutcome, useWrite, type WriteOptions } from '@/admin/requests/use-write';
import { failureToast } from '@/admin/requests/failures';
import { type ItemChange, successToast, toggleToast, useAnnounce } from './content-tools';
import { CONTENT_WORDS } from './content-words';

/** An item of a kind, as in its list. */
export type ItemOf<K extends ContentKind> = ApiResponse<`${K}.list`>[number];

export type PatchOf<K extends ContentKind> = Call<`${K}.update`>['body'];
/** A form's request body: a whole item. An edit may also remove parts. */
export type InputOf<K extends ContentKind> =
  | (Call<Extract<EndpointName, `${K}.create`>>['body'] & object)
  | PatchOf<K>;

/**
 * A kind's own toasts. Others announce success by the item's title, and show failures inline, in the
 * card, dialog or form.
 */
export interface Announcements<T> {
  saved?: (item: T, isNew: boolean) => Toast;
  saveFailed?: (error: Error, isNew: boolean) => Toast;
  deleted?: (item: T) => Toast;
  deleteFailed?: (error: Error) => Toast;
  patched?: (item: T, patch: Partial<T>) => Toast;
  patchFailed?: (error: Error) => Toast;
}

interface Save<K extends ContentKind> {
  body: InputOf<K>;
  /** The item to replace; undefined creates one. */
  base: { id: string; version: number } | undefined;
  options: WriteOptions;
}

/** A deletion, which can be withdrawn while its outcome is unknown. */
export interface Deletion<T> {
  item: T;
  /** True while a dialog is open to show a failure. */
  hasDialog: boolean;
  withdrawn: AbortSignal;
}

interface ItemArguments {
  params?: { id: string };
  body?: unknown;
  ifVersion?: number;
}

/** Makes the hooks that change items of a kind: each makes its call, announces it and refreshes. */
export function createContentMutations<K extends ContentKind>(
  kind: K,
  titleOf: (item: ItemOf<K>) => string,
  own: Announcements<ItemOf<K>>,
) {
  type T = ItemOf<K> & { id: string; version: number };
  const subjectOf = (item: ItemOf<K>) => `“${titleOf(item)}”`;
  const announcements = {
    saved: (item: ItemOf<K>, isNew: boolean) =>
      successToast(`${subjectOf(item)} ${isNew ? 'added' : 'updated'}.`),
    deleted: (item: ItemOf<K>) => successToast(`${subjectOf(item)} deleted.`),
    patched: (item: ItemOf<K>, patch: object) => toggleToast(subjectOf(item), patch),
    ...own,
  };
  const subject = `The ${CONTENT_WORDS[kind].noun}`;
  /** A kind without these calls has no buttons for them. */
  const nameOf = (action: 'create' | 'delete') => `${kind}.${action}` as EndpointName;
  const changeOf = (item: T, undoKind: ItemChange['undoKind']): ItemChange => {
    const { id, version } = item;
    return { kind, id, version, title: titleOf(item), undoKind };
  };

  function useTools() {
    const announce = useAnnounce();
    return { queryClient: useQueryClient(), write: useItemWrite(), toast: useToast(), announce };
  }

  function useSave() {
    const { queryClient, write, toast, announce } = useTools();
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
        // An unknown outcome isn't a failure yet; the form says so.
        if (error instanceof UnknownOutcome) return;
        if (announcements.saveFailed) toast(announcements.saveFailed(error, !base));
      },
    });
  }

  function useDelete() {
    const { queryClient, write, toast, announce } = useTools();
    return useMutation({
      mutationFn: ({ item: { id }, withdrawn }: Deletion<T>) =>
        write(nameOf('delete'), { params: { id } }, { withdrawn }),
      onSuccess: (_, { item }) => {
        announce(announcements.deleted(item), [changeOf(item, 'bring-back')]);
        return refreshContent(queryClient, kind, item.id);
      },
      onError: (error, { hasDialog, withdrawn }) => {
        const isUnknown = error instanceof UnknownOutcome;
        if (!isUnknown && announcements.deleteFailed) toast(announcements.deleteFailed(error));
        // An open dialog says so itself.
        else if (!hasDialog || (isUnknown && withdrawn.aborted)) {
          toast(failureToast(error, subject, 'deleted'));
        }
        return isUnknown ? refreshContent(queryClient, kind) : undefined;
      },
    });
  }

  /** Changes part of an item, and returns it with the change at once. */
  function usePatch(stored: T) {
    const { id } = stored;
    const { queryClient, write, toast, announce } = useTools();
    const mutationKey = ['patch', kind, id];
    const { mutate, error } = useMutation({
      mutationKey,
      // In sequence, so that the last click wins.
      scope: { id: `${kind}:${id}` },
      mutationFn: (body: PatchOf<K>) => write<T>(`${kind}.update`, { params: { id }, body }),
      onSuccess: (item, patch) => {
        announce(announcements.patched(item, patch as Partial<T>), [changeOf(item, 'previous')]);
        // Not only once the list is read again: until then the old value would show.
        queryClient.setQueryData<T[]>([listPathOf(kind)], (list) =>
          list?.map((each) => (each.id === id ? Object.assign({}, each, patch, item) : each)),
        );
        void refreshContent(queryClient, kind, id);
      },
      onError: (cause) => {
        void refreshContent(queryClient, kind, id);
        if (!announcements.patchFailed) return;
        toast(
          cause instanceof UnknownOutcome
            ? failureToast(cause, subject, 'changed')
            : announcements.patchFailed(cause),
        );
      },
    });
    const pending = useMutationState({
      filters: { mutationKey, status: 'pending' },
      select: ({ state }) => state.variables as Partial<T>,
    });
    const item: T = Object.assign({}, stored, ...pending);
    return { item, mutate, error };
  }

  return { announcements, useSave, useDelete, usePatch };
}

export function listPathOf(kind: ContentKind) {
  return endpoints[`${kind}.list`].path;
}

/** `useWrite`, with a name that is only known at runtime. */
export function useItemWrite() {
  return useWrite() as unknown as <T>(
    name: EndpointName,
    args: ItemArguments,
    options?: WriteOptions,
  ) => Promise<T>;
}

const DELETED_PATH = '/api/admin/deleted';

/** Further reads that contain items of a kind. */
const TOLD_AT: Partial<Record<ContentKind, readonly ReadPath[]>> = {
  sectors: ['/api/settings', '/api/sectors'],
  locations: ['/api/settings', '/api/locations'],
  applications: ['/api/admin/new-applications'],
};

/** Invalidates everything read about a kind, or about one of its items: list, versions, deleted items. */
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
