import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from '@torque-tide/contract/api';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { type ItemOf, type PatchOf, refreshContent } from '@/admin/content/content-mutations';
import { useWrite, type WriteOptions } from '@/admin/requests/use-write';
import { holdPending, type PendingOf, refreshPending } from './queries';

/** What is sent: the fields, and the version of the item that they stand on. */
export interface SentChanges<K extends DraftableKind> {
  id: string;
  body: { baseVersion: number; changes: PatchOf<K>; publishAt?: string };
  /** The version of the unpublished changes that was seen last; 0 for none. */
  ifVersion: number;
}

/** The calls that save, publish and drop unpublished changes; each refreshes what is shown. */
export function usePendingCalls<K extends DraftableKind>(kind: K) {
  const queryClient = useQueryClient();
  // The same for every kind; `Call` and `Response` hold what belongs to which.
  const write = useWrite() as unknown as (
    name: EndpointName,
    args: { params: { id: string }; body?: unknown; ifVersion: number },
    options?: WriteOptions,
  ) => Promise<unknown>;

  const argumentsOf = ({ id, ...rest }: SentChanges<K>) => ({ params: { id }, ...rest });

  return {
    save: async (sent: SentChanges<K>, options?: WriteOptions) => {
      const saved = (await write(
        `${kind}.savePending`,
        argumentsOf(sent),
        options,
      )) as PendingOf<K>;
      holdPending(queryClient, kind, sent.id, saved);
      void refreshPending(queryClient);
      return saved;
    },
    publish: async (sent: SentChanges<K>, options?: WriteOptions) => {
      const published = await write(`${kind}.publishPending`, argumentsOf(sent), options);
      holdPending(queryClient, kind, sent.id, undefined);
      void refreshPending(queryClient);
      await refreshContent(queryClient, kind, sent.id);
      return published as ItemOf<K>;
    },
    drop: async ({ id, ifVersion }: Pick<SentChanges<K>, 'id' | 'ifVersion'>) => {
      await write(`${kind}.dropPending`, { params: { id }, ifVersion });
      holdPending(queryClient, kind, id, undefined);
      void refreshPending(queryClient);
    },
  };
}
