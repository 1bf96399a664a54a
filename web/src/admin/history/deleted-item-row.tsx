import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DeletedItem } from '@torque-tide/contract/bin';
import { useId } from 'react';
import { Badge } from '@/admin/ui/badge';
import { ItemActions, ItemCard, ItemFacts, ItemTitle, ItemTop } from '@/admin/ui/list-parts';
import { ProblemAlert } from '@/admin/ui/problem-alert';
import { failureTitle } from '@/admin/requests/describe';
import { explainBinRestore } from './explain-restore';
import { CONTENT_WORDS } from '@/admin/content/content-words';
import { describeTimeLeft, formatMoment } from '@/admin/text/moments';
import { useRestoreDeleted } from './mutations';

const Card = styled(ItemCard)(({ theme }) => ({
  // The one button is not destructive, and so not set apart.
  '& > [data-actions] > :last-child': { marginInline: theme.spacing(1) },
  '&[data-wide] > [data-actions]': {
    [theme.breakpoints.up('md')]: { gridRow: '1 / span 2', alignSelf: 'center' },
  },
}));

interface Props {
  item: DeletedItem;
  /** When the list was read. */
  now: number;
  /** Told of the version that it has now. */
  onRestored: (version: number) => void;
}

/** Something in the bin, with the way back. */
export function DeletedItemRow({ item, now, onRestored }: Props) {
  const { id, kind, title, deletedAt, deletedBy, expiresAt } = item;
  const { mutate, isPending, isError, error } = useRestoreDeleted();
  const titleId = useId();
  return (
    <Card data-wide="">
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
      {isError && (
        <ProblemAlert title={failureTitle(error, 'It', 'restored')}>
          {explainBinRestore(error)}
        </ProblemAlert>
      )}
      <ItemActions data-actions="">
        <Button
          size="small"
          variant="outlined"
          aria-describedby={titleId}
          disabled={isPending}
          onClick={() => mutate(id, { onSuccess: ({ version }) => onRestored(version) })}
        >
          {isPending ? 'Restoring...' : 'Restore'}
        </Button>
      </ItemActions>
    </Card>
  );
}
