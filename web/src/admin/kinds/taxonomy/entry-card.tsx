import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isHalf, moveEntry } from '@torque-tide/domain/landings/edit-taxonomy';
import { caseStudiesOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';
import { landingPart } from '@torque-tide/domain/paths';
import type { ItemPlace } from '@/admin/lists/item-order';
import { MoveButtons } from '@/admin/lists/movable-card';
import { BulkFailures, WriteFailure } from '@/admin/requests/failures';
import { joinNames } from '@/admin/text/names';
import { Badge } from '@/admin/ui/badge';
import { ItemButton, ItemLink } from '@/admin/ui/item-button';
import { ItemActions, ItemCard, ItemTitle, ItemTop } from '@/admin/ui/list-parts';
import { ProblemAlert } from '@/admin/ui/problem-alert';
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
import { type Doing, followName, type TaxonomyChanges } from './use-taxonomy-change';

const Words = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&[data-missing]': { color: theme.vars.palette.secondary.main },
}));

/** The id of the title of an entry's card, which gets the focus once its form is left. */
export const titleIdOf = (part: string) => `taxonomy-${part}`;

const NOWHERE = { up: false, down: false };

interface CardProps {
  entry: Entry;
  counts: Counts;
  naming: Naming;
  canMove: ItemPlace['canMove'];
  /** A question about it is open, which tells its own failure. */
  isAsked: boolean;
  changes: TaxonomyChanges;
  onEdit: () => void;
  onAsk: (question: 'merge' | 'retire') => void;
}

/** A sector or a location: what names it, what its page lacks, and what can be done with it. */
export function EntryCard(props: CardProps) {
  const { entry, counts, naming, canMove, isAsked, changes, onEdit, onAsk } = props;
  const { list, retire } = CHANGES[entry.kind];
  // What is pressed twice is done once.
  const change = (doing: Doing) => {
    if (!changes.isBusy()) changes.mutate(doing);
  };
  const move: ItemPlace['move'] = (direction) =>
    change({
      about: entry,
      change: moveEntry(list, entry.id, direction),
      done: `“${entry.name}” moved ${direction}.`,
    });
  const bringBack = () =>
    change({
      about: entry,
      change: retire(entry.id, false),
      done: `“${entry.name}” is shown again.`,
    });
  const part = landingPart(entry);
  const titleId = titleIdOf(part);
  const { toldAt, error, failed } = changes;
  const isToldHere = !isAsked && toldAt !== undefined && landingPart(toldAt) === part;
  const page = pageOfEntry(entry);
  const missing = missingOf(entry, counts, caseStudiesOfLanding(entry, naming.caseStudies).length);
  const rest = entry.kind === 'sector' ? renamingsOf(entry, naming).length : 0;
  const isFixed = entry.kind === 'sector' && isHalf(entry);
  const button = (label: string, onClick: () => void, color: 'inherit' | 'error' = 'inherit') => (
    <ItemButton aria-describedby={titleId} color={color} onClick={onClick}>
      {label}
    </ItemButton>
  );
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
          <Button
            size="small"
            variant="outlined"
            aria-disabled={changes.isPending}
            onClick={() => change(followName(entry))}
          >
            Bring up to date
          </Button>
        </Words>
      )}
      {isToldHere && <WriteFailure error={error} subject={`“${entry.name}”`} />}
      {isToldHere && !error && failed.length > 0 && (
        <ProblemAlert title="Some items could not be given the name">
          <BulkFailures failed={failed} titleOf={({ title }) => title} />
        </ProblemAlert>
      )}
      <ItemActions>
        {page && (
          <ItemLink href={page} aria-describedby={titleId}>
            View
          </ItemLink>
        )}
        {button('Edit', onEdit)}
        <MoveButtons
          place={{ canMove: changes.isPending ? NOWHERE : canMove, move }}
          describedBy={titleId}
        />
        {!isFixed && button('Merge', () => onAsk('merge'))}
        {!isFixed && entry.isRetired && button('Show again', bringBack)}
        {!isFixed && !entry.isRetired && button('Retire', () => onAsk('retire'), 'error')}
        {/* In the place at the end, which is that of what takes something away. */}
        {isFixed && <span />}
      </ItemActions>
    </ItemCard>
  );
}
