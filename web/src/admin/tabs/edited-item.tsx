import Button from '@mui/material/Button';
import { Fragment, type ReactNode, useState } from 'react';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { ListFailure, type ListRead } from '@/admin/requests/list-failure';
import { LoadingState } from '@/admin/ui/loading-state';
import type { FormAddress } from '@/admin/navigation/use-form-address';

interface Props<T> {
  address: Exclude<FormAddress, { kind: 'list' }>;
  list: ListRead<T>;
  /** What is edited, in lower case: 'job', and several of them: 'jobs'. */
  noun: string;
  plural: string;
  onClose: () => void;
  /** Renders the form of the item that is edited; a new one has none, but maybe one to copy. */
  children: (item: T | undefined, copyOf: T | undefined) => ReactNode;
}

/**
 * Finds the item that the address names. What was found once is kept for as long as its form is
 * open: a list that is read again meanwhile, perhaps without it, must not take the form away.
 */
export function EditedItem<T extends { id: string }>(props: Props<T>) {
  const { address, list, noun, plural, onClose, children } = props;
  const [held, setHeld] = useState<T>();
  const id = address.kind === 'edit' ? address.id : address.copyOf;
  // Each new form is another one, so that nothing of the last is in it.
  const key = address.kind === 'edit' ? `edit-${address.id}` : `new-${address.formId}`;
  if (id === undefined) return <Fragment key={key}>{children(undefined, undefined)}</Fragment>;

  const found = held?.id === id ? held : list.data?.find((item) => item.id === id);
  if (found) {
    if (found !== held) setHeld(found);
    return (
      <Fragment key={key}>
        {address.kind === 'edit' ? children(found, undefined) : children(undefined, found)}
      </Fragment>
    );
  }
  if (list.isFetching) return <LoadingState>{`Loading the ${noun}...`}</LoadingState>;
  if (!list.data) {
    return <ListFailure noun={plural} error={list.error} onRetry={() => void list.refetch()} />;
  }
  return (
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
    </EmptyState>
  );
}
