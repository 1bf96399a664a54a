import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { BIN_DAYS, BIN_LIST_MAX, type DeletedItem } from '@torque-tide/contract/bin';
import { useState } from 'react';
import { ListFailure } from '@/admin/requests/list-failure';
import { ItemList, ListSearch } from '@/admin/ui/list-parts';
import { LoadingState } from '@/admin/ui/loading-state';
import { SelectField } from '@/admin/ui/select-field';
import { EmptyState } from '@/shared/ui/state/empty-state';
import { DeletedItemRow } from './deleted-item-row';
import { Note } from '@/admin/ui/side-sheet';
import { KIND_CHOICES, CONTENT_WORDS, kindOfChoice } from '@/admin/content/content-words';
import { binQuery } from './queries';

interface Props {
  /** Told of the item as it was in the bin, and of the version that it has now. */
  onRestored: (item: DeletedItem, version: number) => void;
}

/** The bin's items, newest first, of all kinds or of one. */
export function DeletedItems({ onRestored }: Props) {
  const { data: items, error, refetch, dataUpdatedAt } = useQuery(binQuery);
  const [choice, setChoice] = useState('');

  if (!items) {
    return error ? (
      <ListFailure noun="deleted items" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState>Loading deleted items...</LoadingState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState level={3} title={`Nothing was deleted in the last ${BIN_DAYS} days.`}>
        <p>Whatever you delete in a tab can be brought back from here.</p>
      </EmptyState>
    );
  }

  const kind = kindOfChoice(choice);
  const found = kind ? items.filter((item) => item.kind === kind) : items;
  return (
    <>
      <ListSearch>
        <SelectField
          label="Kind"
          emptyLabel="All kinds"
          options={KIND_CHOICES}
          value={choice}
          onChange={setChoice}
        />
      </ListSearch>
      {kind && found.length === 0 ? (
        <EmptyState
          level={3}
          title={`No ${CONTENT_WORDS[kind].plural.toLowerCase()} were deleted.`}
          actions={
            <Button variant="outlined" onClick={() => setChoice('')}>
              Show all kinds
            </Button>
          }
        />
      ) : (
        <ItemList aria-label="Deleted items">
          {found.map((item) => (
            <li key={item.id}>
              <DeletedItemRow
                item={item}
                now={dataUpdatedAt}
                onRestored={(version) => onRestored(item, version)}
              />
            </li>
          ))}
        </ItemList>
      )}
      {items.length === BIN_LIST_MAX && (
        <Note>Only the {BIN_LIST_MAX} items that were deleted last are shown.</Note>
      )}
    </>
  );
}
