import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isHalf } from '@torque-tide/domain/landings/edit-taxonomy';
import { caseStudiesOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { useEffect, useRef } from 'react';
import type { ItemPlace } from '@/admin/lists/item-order';
import { MoveButtons } from '@/admin/lists/movable-card';
import { joinNames } from '@/admin/text/names';
import { Badge } from '@/admin/ui/badge';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import { ItemActions, ItemCard, ItemTitle, ItemTop } from '@/admin/ui/list-parts';
import {
  type Counts,
  countsText,
  type Entry,
  missingOf,
  type Naming,
  pageOfEntry,
  renamingsOf,
  tagOf,
} from './entry';

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-missing]': { color: theme.vars.palette.secondary.main },
}));

const Card = styled(ItemCard)({
  '& [aria-disabled="true"]': { cursor: 'default', opacity: 0.5 },
});

/** What is asked before it is done to an entry. */
export interface Open {
  as: 'merge' | 'retire';
  entry: Entry;
}

interface CardProps {
  entry: Entry;
  counts: Counts;
  naming: Naming;
  canMove: ItemPlace['canMove'];
  /** Its form was left: the focus comes back to it. */
  isLeft: boolean;
  onEdit: () => void;
  onOpen: (open: Open) => void;
  onMove: ItemPlace['move'];
  onBringBack: () => void;
  onRenameRest: () => void;
}

/** A sector or a location: what names it, what its page lacks, and what can be done with it. */
export function EntryCard(props: CardProps) {
  const { entry, counts, naming, canMove, isLeft, onEdit, onOpen, onMove } = props;
  const { onBringBack, onRenameRest } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLeft) title.current?.focus();
  }, [isLeft]);
  const titleId = `taxonomy-${entry.kind}-${entry.id}`;
  const page = pageOfEntry(entry);
  const missing = missingOf(entry, counts, caseStudiesOfLanding(entry, naming.caseStudies).length);
  const rest = entry.kind === 'sector' ? renamingsOf(entry, naming).length : 0;
  const isFixed = entry.kind === 'sector' && isHalf(entry);
  return (
    <Card aria-labelledby={titleId} data-faded={entry.isRetired ? '' : undefined}>
      <ItemTop>
        <ItemTitle as="h5" id={titleId} ref={title} tabIndex={-1} data-fades="">
          {entry.name}
        </ItemTitle>
        {entry.kind === 'sector' && <Badge>{entry.group}</Badge>}
        {entry.kind === 'location' && tagOf(entry) !== '' && <Badge>{tagOf(entry)}</Badge>}
        {entry.isRetired && <Badge data-tone="off">Retired</Badge>}
      </ItemTop>
      <Words>{countsText(counts)}</Words>
      {missing.length > 0 && <Words data-missing="">Its page has {joinNames(missing)}.</Words>}
      {rest > 0 && (
        <Words data-missing="">
          {rest === 1 ? '1 item still says' : `${rest} items still say`} another name.{' '}
          <Button size="small" variant="outlined" onClick={onRenameRest}>
            Bring up to date
          </Button>
        </Words>
      )}
      <ItemActions>
        {page && (
          <ItemLink href={page} aria-describedby={titleId}>
            View
          </ItemLink>
        )}
        <ItemButton aria-describedby={titleId} onClick={onEdit}>
          Edit
        </ItemButton>
        <MoveButtons place={{ canMove, move: onMove }} describedBy={titleId} />
        {/* In the place at the end, which is that of what takes something away. */}
        {isFixed && <span />}
        {!isFixed && (
          <ItemButton aria-describedby={titleId} onClick={() => onOpen({ as: 'merge', entry })}>
            Merge
          </ItemButton>
        )}
        {!isFixed &&
          (entry.isRetired ? (
            <ItemButton aria-describedby={titleId} onClick={onBringBack}>
              Show again
            </ItemButton>
          ) : (
            <ItemButton
              aria-describedby={titleId}
              color="error"
              onClick={() => onOpen({ as: 'retire', entry })}
            >
              Retire
            </ItemButton>
          ))}
      </ItemActions>
    </Card>
  );
}
