import { useQuery } from '@tanstack/react-query';
import { type Draft, isDraftable } from '@torque-tide/contract/drafts';
import { useState } from 'react';
import type { AnyDefinition } from '@/admin/content/define-content';
import { ListFailure } from '@/admin/requests/failures';
import { type Gate, LoadingState, closed, opened } from '@/admin/ui/loading-state';
import { draftListQuery, draftQuery } from './queries';

/**
 * Finds the draft that a form opens on. Where the list of drafts is not loaded, the draft is fetched at
 * once: no read waits for another one.
 *
 * @param id of the item that is edited; a new one has no draft beside it
 */
export function useDraftGate(
  { kind, noun }: Pick<AnyDefinition, 'kind' | 'noun'>,
  id: string | undefined,
): Gate<Draft | undefined> {
  // What the form opened on is kept for as long as it is open, whatever is refetched meanwhile.
  const [snapshot, setSnapshot] = useState<{ draft: Draft | undefined }>();
  const mayHaveOne = id !== undefined && isDraftable(kind);
  const list = useQuery({ ...draftListQuery, enabled: mayHaveOne });
  const isListed = list.data?.some((note) => note.kind === kind && note.id === id) ?? false;
  const isKnownToHaveNone = list.isSuccess && !list.isFetching && !isListed;
  const draft = useQuery({
    // Not asked for a kind without drafts.
    ...draftQuery(isDraftable(kind) ? kind : 'jobs', id ?? ''),
    enabled: mayHaveOne && !snapshot && !isKnownToHaveNone,
  });
  if (!mayHaveOne) return opened(undefined);
  if (snapshot) return opened(snapshot.draft);

  // A cached answer may be older than the draft: only one that was fetched for this form counts.
  if (isKnownToHaveNone || (draft.isSuccess && draft.fetchStatus === 'idle')) {
    setSnapshot({ draft: isKnownToHaveNone ? undefined : (draft.data ?? undefined) });
  } else if (draft.error && !list.isPending) {
    return closed(<ListFailure noun={noun} read={draft} />);
  }
  return closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
}
