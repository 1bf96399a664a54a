import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DraftableKind } from '@torque-tide/contract/pending';
import { type ReactNode, useState } from 'react';
import { ListFailure } from '@/admin/requests/list-failure';
import { LoadingState } from '@/admin/ui/loading-state';
import { hasStatus } from '@/shared/api/api-error';
import { isDraftable, pendingListQuery, type PendingOf, pendingQuery } from './queries';

type AnyPending = PendingOf<DraftableKind>;

interface Props {
  kind: ContentKind;
  /** The item that is edited; a new one has nothing beside it. */
  id: string | undefined;
  noun: string;
  /** Renders the form, with the unpublished changes that it opens on, if there are any. */
  children: (pending: AnyPending | undefined) => ReactNode;
}

/** Finds out, before the form of an item opens, whether it has unpublished changes to open on. */
export function WithPending({ kind, id, noun, children }: Props) {
  return id !== undefined && isDraftable(kind) ? (
    <FindPending key={id} kind={kind} id={id} noun={noun}>
      {children}
    </FindPending>
  ) : (
    children(undefined)
  );
}

interface FindProps extends Props {
  kind: DraftableKind;
  id: string;
}

function FindPending({ kind, id, noun, children }: FindProps) {
  // What the form opened on is kept for as long as it is open, whatever is read again meanwhile.
  const [held, setHeld] = useState<{ pending: AnyPending | undefined }>();
  const list = useQuery(pendingListQuery);
  const isListed = list.data?.some((note) => note.kind === kind && note.id === id) ?? false;
  const pending = useQuery({ ...pendingQuery(kind, id), enabled: isListed && !held });
  if (held) return children(held.pending);

  const isGone = hasStatus(pending.error, 404);
  // Where nobody can tell, the form opens on what is live: a save of changes beside it is refused, and
  // merged, if there are some.
  const hasNone = isGone || (list.isSuccess && !isListed) || list.isError;
  if (hasNone || (pending.data && !pending.isFetching)) {
    setHeld({ pending: hasNone ? undefined : pending.data });
  } else if (pending.error) {
    return (
      <ListFailure
        noun={`the ${noun}`}
        error={pending.error}
        onRetry={() => void pending.refetch()}
      />
    );
  }
  return <LoadingState>{`Loading the ${noun}...`}</LoadingState>;
}
