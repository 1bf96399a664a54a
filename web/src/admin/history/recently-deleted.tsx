import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { BIN_DAYS, BIN_LIST_MAX, type ListedVersion } from '@torque-tide/contract/versions';
import { useId } from 'react';
import { successToast } from '@/admin/content/content-tools';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { describeTimeLeft, formatMoment } from '@/admin/text/format';
import {
  Badge,
  ItemActions,
  ItemCard,
  ItemFacts,
  ItemList,
  ItemTitle,
  ItemTop,
  ListHead,
  Note,
} from '@/admin/ui/list-parts';
import { EmptyList } from '@/admin/ui/states';
import { apiQuery } from '@/shared/api/api-query';
import { explainBringBack, useRestore } from './undo';

const deletedQuery = { ...apiQuery('/api/admin/deleted'), staleTime: 0 };

/** Deleted items of all kinds that can still be restored. */
export function RecentlyDeleted() {
  const id = useId();
  const read = useQuery(deletedQuery);
  const { data: items, dataUpdatedAt } = read;
  return (
    <section aria-labelledby={id}>
      <ListHead>
        <h3 id={id} tabIndex={-1}>
          Recently deleted
        </h3>
      </ListHead>
      <Note sx={{ mb: 3 }}>
        Deleted items stay here for {BIN_DAYS} days, then they are gone for good.
      </Note>
      {!items && <UnreadList noun="deleted items" read={read} />}
      {items?.length === 0 && (
        <EmptyList
          title="Nothing is deleted"
          hint={`Items that you delete can be brought back from here for ${BIN_DAYS} days.`}
        />
      )}
      {items && items.length > 0 && (
        <ItemList aria-label="Deleted items">
          {items.map((item) => (
            <li key={item.historyId}>
              <DeletedItemRow item={item} now={dataUpdatedAt} />
            </li>
          ))}
        </ItemList>
      )}
      {items?.length === BIN_LIST_MAX && (
        <Note>Only the {BIN_LIST_MAX} items that were deleted last are shown.</Note>
      )}
    </section>
  );
}

interface RowProps {
  item: ListedVersion;
  now: number;
}

function DeletedItemRow({ item, now }: RowProps) {
  const { kind, title, historyId, version, at, by, expiresAt } = item;
  const { name, binNote } = CONTENT_WORDS[kind];
  const { mutate, isPending, error } = useRestore({
    ...item,
    undoKind: 'delete',
    describe: () => successToast(`${name} “${title}” restored.`),
  });
  const titleId = useId();
  return (
    <ItemCard aria-labelledby={titleId} data-wide="low">
      <ItemTop>
        <ItemTitle id={titleId}>{title || `${name} without a title`}</ItemTitle>
        <Badge>{name}</Badge>
      </ItemTop>
      <ItemFacts>
        <li>
          Deleted <time dateTime={at}>{formatMoment(at)}</time> by {by}
        </li>
        {expiresAt && <li>{describeTimeLeft(expiresAt, now)}</li>}
        {binNote && <li>{binNote}</li>}
      </ItemFacts>
      <WriteFailure error={error} subject="It" done="restored" explain={explainBringBack} />
      <ItemActions data-actions="">
        <Button
          size="small"
          variant="outlined"
          aria-describedby={titleId}
          disabled={isPending}
          onClick={() => mutate({ body: { version, historyId, as: 'both' }, ifVersion: version })}
        >
          {isPending ? 'Restoring...' : 'Restore'}
        </Button>
      </ItemActions>
    </ItemCard>
  );
}
