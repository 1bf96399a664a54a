import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BIN_DAYS, BIN_LIST_MAX, type DeletedItem } from '@torque-tide/contract/bin';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@/admin/content/announce';
import { CONTENT_WORDS, KIND_CHOICES, kindOfChoice } from '@/admin/content/content-words';
import { UnreadList, WriteFailure } from '@/admin/requests/failures';
import { describeTimeLeft, formatMoment } from '@/admin/text/moments';
import { Badge } from '@/admin/ui/badge';
import { EmptyList } from '@/admin/ui/empty-list';
import {
  ItemActions,
  ItemCard,
  ItemFacts,
  ItemList,
  ItemTitle,
  ItemTop,
  ListSearch,
  Note,
} from '@/admin/ui/list-parts';
import { SelectField } from '@/admin/ui/select-field';
import { useWrite } from '@/admin/requests/use-write';
import { binQuery, refreshItem } from './queries';
import { explainBinRestore } from './undo-change';

const View = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4, 10),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& h3': theme.typography.h3,
  '& p': { margin: theme.spacing(0.5, 0, 0), color: theme.vars.palette.text.secondary },
}));

/** What was deleted in any tab and can still be brought back. */
export function RecentlyDeleted() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  // Who came by a link within the page has lost the place that the link stood in.
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus();
  }, []);

  return (
    <View aria-labelledby={id}>
      <Head>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Recently deleted
        </h3>
        <p>
          What is deleted stays here for {BIN_DAYS} days and can be brought back as it was. After
          that it is gone for good.
        </p>
      </Head>
      {/* The row, and its button with the focus, is about to go. */}
      <DeletedItems onRestored={() => heading.current?.focus()} />
    </View>
  );
}

/** The bin's items, newest first, of all kinds or of one. */
function DeletedItems({ onRestored }: { onRestored: () => void }) {
  const read = useQuery(binQuery);
  const { data: items, dataUpdatedAt } = read;
  const [choice, setChoice] = useState('');

  if (!items) return <UnreadList noun="deleted items" read={read} />;
  if (items.length === 0) {
    return (
      <EmptyList
        title={`Nothing was deleted in the last ${BIN_DAYS} days.`}
        hint="Whatever you delete in a tab can be brought back from here."
      />
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
        <EmptyList
          title={`No ${CONTENT_WORDS[kind].plural.toLowerCase()} were deleted.`}
          action={{ label: 'Show all kinds', onClick: () => setChoice('') }}
        />
      ) : (
        <ItemList aria-label="Deleted items">
          {found.map((item) => (
            <li key={item.id}>
              <DeletedItemRow item={item} now={dataUpdatedAt} onRestored={onRestored} />
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

const Card = styled(ItemCard)(({ theme }) => ({
  // The one button is not destructive, and so not set apart.
  '& > [data-actions] > :last-child': { marginInline: theme.spacing(1) },
}));

interface RowProps {
  item: DeletedItem;
  /** When the list was read. */
  now: number;
  onRestored: () => void;
}

/** Something in the bin, with the way back. */
function DeletedItemRow({ item, now, onRestored }: RowProps) {
  const { kind, title, deletedAt, deletedBy, expiresAt } = item;
  const { mutate, isPending, error } = useRestoreDeleted(item, onRestored);
  const titleId = useId();
  return (
    <Card data-wide="low">
      <ItemTop>
        <ItemTitle id={titleId}>{title || `${CONTENT_WORDS[kind].name} without a title`}</ItemTitle>
        <Badge>{CONTENT_WORDS[kind].name}</Badge>
      </ItemTop>
      <ItemFacts>
        <li>
          Deleted <time dateTime={deletedAt}>{formatMoment(deletedAt)}</time> by {deletedBy}
        </li>
        <li>{describeTimeLeft(expiresAt, now)}</li>
      </ItemFacts>
      <WriteFailure error={error} subject="It" done="restored" explain={explainBinRestore} />
      <ItemActions data-actions="">
        <Button
          size="small"
          variant="outlined"
          aria-describedby={titleId}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? 'Restoring...' : 'Restore'}
        </Button>
      </ItemActions>
    </Card>
  );
}

/** Brings one item back from the bin; named by its deletion, since a slug can be deleted twice. */
function useRestoreDeleted({ id: deletionId, title }: DeletedItem, onRestored: () => void) {
  const queryClient = useQueryClient();
  const write = useWrite();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: () => write('bin.restore', { params: { id: deletionId } }),
    onSuccess: async ({ kind, id, version }) => {
      await refreshItem(queryClient, kind, id);
      announce({ title: `${CONTENT_WORDS[kind].name} “${title}” restored.`, tone: 'success' }, [
        { kind, id, title, version, undoKind: 'delete' },
      ]);
      onRestored();
    },
  });
}
