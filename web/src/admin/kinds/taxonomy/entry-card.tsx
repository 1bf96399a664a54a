import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isHalf, moveEntry } from '@torque-tide/domain/landings/edit-taxonomy';
import { caseStudiesOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { landingPart } from '@torque-tide/domain/paths';
import type { ItemPlace } from '@/admin/lists/item-order';
import { MoveButtons } from '@/admin/lists/movable-card';
import { joinNames } from '@/admin/text/names';
import { Badge } from '@/admin/ui/badge';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import { ItemActions, ItemCard, ItemTitle, ItemTop } from '@/admin/ui/list-parts';
import {
  CHANGES,
  type Counts,
  countsText,
  type Entry,
  missingOf,
  type Naming,
  pageOfEntry,
  renamingsOf,
  tagOf,
} from './entry';
import { type Doing, followName } from './use-taxonomy-change';

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-missing]': { color: theme.vars.palette.secondary.main },
}));

/** The id of the title of an entry's card, which gets the focus once its form is left. */
export const titleIdOf = (part: string) => `taxonomy-${part}`;

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
  onEdit: () => void;
  onOpen: (open: Open) => void;
  onChange: (doing: Doing) => void;
}

/** A sector or a location: what names it, what its page lacks, and what can be done with it. */
export function EntryCard(props: CardProps) {
  const { entry, counts, naming, canMove, onEdit, onOpen, onChange } = props;
  const { list, retire } = CHANGES[entry.kind];
  const move: ItemPlace['move'] = (direction) =>
    onChange({
      change: moveEntry(list, entry.id, direction),
      done: `“${entry.name}” moved ${direction}.`,
    });
  const bringBack = () =>
    onChange({ change: retire(entry.id, false), done: `“${entry.name}” is shown again.` });
  const titleId = titleIdOf(landingPart(entry));
  const page = pageOfEntry(entry);
  const missing = missingOf(entry, counts, caseStudiesOfLanding(entry, naming.caseStudies).length);
  const rest = entry.kind === 'sector' ? renamingsOf(entry, naming).length : 0;
  const isFixed = entry.kind === 'sector' && isHalf(entry);
  return (
    <ItemCard aria-labelledby={titleId} data-faded={entry.isRetired ? '' : undefined}>
      <ItemTop>
        <ItemTitle as="h5" id={titleId} tabIndex={-1} data-fades="">
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
          <Button size="small" variant="outlined" onClick={() => onChange(followName(entry))}>
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
        <MoveButtons place={{ canMove, move }} describedBy={titleId} />
        {!isFixed && (
          <ItemButton aria-describedby={titleId} onClick={() => onOpen({ as: 'merge', entry })}>
            Merge
          </ItemButton>
        )}
        {!isFixed && entry.isRetired && (
          <ItemButton aria-describedby={titleId} onClick={bringBack}>
            Show again
          </ItemButton>
        )}
        {!isFixed && !entry.isRetired && (
          <ItemButton
            aria-describedby={titleId}
            color="error"
            onClick={() => onOpen({ as: 'retire', entry })}
          >
            Retire
          </ItemButton>
        )}
        {/* In the place at the end, which is that of what takes something away. */}
        {isFixed && <span />}
      </ItemActions>
    </ItemCard>
  );
}
