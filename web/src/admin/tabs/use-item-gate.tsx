import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { ListFailure, type ListRead } from '@/admin/requests/list-failure';
import { closed, type Gate, opened } from '@/admin/ui/gate';
import { LoadingState } from '@/admin/ui/loading-state';

interface Options<T> {
  /** The item that the address names; none for a form that begins empty. */
  id: string | undefined;
  list: ListRead<T>;
  /** What is edited, in lower case: 'job', and several of them: 'jobs'. */
  noun: string;
  plural: string;
  onClose: () => void;
}

/**
 * Finds the item that the address names. What was found once is kept for as long as its form is
 * open: a list that is read again meanwhile, perhaps without it, must not take the form away.
 */
export function useItemGate<T extends { id: string }>(options: Options<T>): Gate<T | undefined> {
  const { id, list, noun, plural, onClose } = options;
  const [snapshot, setSnapshot] = useState<T>();
  const found = snapshot ?? list.data?.find((item) => item.id === id);
  if (id === undefined || found) {
    if (found !== snapshot) setSnapshot(found);
    return opened(found);
  }
  if (list.isFetching) return closed(<LoadingState>{`Loading the ${noun}...`}</LoadingState>);
  if (!list.data) {
    return closed(
      <ListFailure noun={plural} error={list.error} onRetry={() => void list.refetch()} />,
    );
  }
  return closed(
    <EmptyState
      level={3}
      title={`This ${noun} is not there`}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      <p>Someone may have deleted it, or the link may be mistyped.</p>
    </EmptyState>,
  );
}
