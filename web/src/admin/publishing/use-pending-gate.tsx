import { useQuery } from '@tanstack/react-query';
import { type DraftableKind, isDraftable } from '@torque-tide/contract/pending';
import { useState } from 'react';
import type { AnyDefinition } from '@/admin/content/define-content';
import { ListFailure } from '@/admin/requests/failures';
import { type Gate, LoadingState, closed, opened } from '@/admin/ui/loading-state';
import { pendingListQuery, type PendingOf, pendingQuery } from './queries';

type AnyPending = PendingOf<DraftableKind> | undefined;

/**
 * Finds out whether an item has unpublished changes for its form to open on. Where nobody knows yet, they
 * are asked for at once: no read waits for another one.
 *
 * @param id of the item that is edited; a new one has nothing beside it
 */
export function usePendingGate(
  { kind, noun }: AnyDefinition,
  id: string | undefined,
): Gate<AnyPending> {
  // What the form opened on is kept for as long as it is open, whatever is read again meanwhile.
  const [snapshot, setSnapshot] = useState<{ pending: AnyPending }>();
  const mayHaveSome = id !== undefined && isDraftable(kind);
  const list = useQuery({ ...pendingListQuery, enabled: mayHaveSome });
  const isListed = list.data?.some((note) => note.kind === kind && note.id === id) ?? false;
  const isKnownToHaveNone = list.isSuccess && !list.isFetching && !isListed;
  const pending = useQuery({
    // Of a kind without drafts nothing is asked for.
    ...pendingQuery(isDraftable(kind) ? kind : 'jobs', id ?? ''),
    enabled: mayHaveSome && !snapshot && !isKnownToHaveNone,
  });
  if (!mayHaveSome) return opened(undefined);
  if (snapshot) return opened(snapshot.pending);

  // A cached answer may be older than the changes: only one that was fetched for this form counts.
  if (isKnownToHaveNone || (pending.isSuccess && pending.fetchStatus === 'idle')) {
    setSnapshot({ pending: isKnownToHaveNone ? undefined : (pending.data ?? undefined) });
  } else if (pending.error && !list.isPending) {
    return closed(<ListFailure noun={noun} read={pending} />);
  }
  return closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
}
