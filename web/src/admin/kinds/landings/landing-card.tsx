import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import type { ReactNode } from 'react';
import type { ItemPlace } from '@/admin/lists/item-order';
import { MovableCard, MoveHandle } from '@/admin/lists/movable-card';
import { EditingMark } from '@/admin/live/live-context';
import { itemAttributes, ItemTitle, ItemTop, NearMatch, Note } from '@/admin/ui/list-parts';
import { type CardActions, GridCardButtons, ItemLink } from '@/admin/ui/item-button';
import { landingPath } from '@torque-tide/domain/paths';
import { type LandingKind, PAGE_KINDS } from './landing-fields';
import { RenameInUses } from './rename-in-uses';
import { type Use, usesOf, usesText } from './uses';
import { useUses } from './uses-context';

interface Props extends CardActions {
  kind: LandingKind;
  item: Sector | Location;
  hasPage: boolean;
  place: ItemPlace;
  /** Badges of one kind only. */
  badges: ReactNode;
}

/** A sector or a location: the items that use it, and its actions. */
export function LandingCard({ kind, item, hasPage, place, badges, ...actions }: Props) {
  const { id, name, slug } = item;
  const uses = useUses();
  const titleId = `${kind}-${id}`;
  return (
    <MovableCard place={place} {...itemAttributes(id, titleId, true, actions.onEdit)}>
      <EditingMark kind={kind} id={id} place="card" />
      <ItemTop>
        <ItemTitle id={titleId}>{name}</ItemTitle>
        <NearMatch />
        {badges}
        <MoveHandle place={place} title={name} />
      </ItemTop>
      {uses && <Note>{usedText(usesOf(uses, [name]))}</Note>}
      <RenameInUses item={item} titleId={titleId} />
      <GridCardButtons describedBy={titleId} {...actions}>
        {hasPage && (
          <ItemLink
            href={landingPath({ kind: PAGE_KINDS[kind], slug })}
            aria-describedby={titleId}
          />
        )}
      </GridCardButtons>
    </MovableCard>
  );
}

/** The dialog's text about the items that use it. */
export function DeletedUses({ item: { name } }: { item: Sector | Location }) {
  const uses = usesOf(useUses() ?? [], [name]);
  if (uses.length === 0) return null;
  const verb = uses.length === 1 ? 'keeps' : 'keep';
  return (
    <Note>
      {usedText(uses)} They {verb} saying “{name}”.
    </Note>
  );
}

function usedText(uses: readonly Use[]): string {
  return uses.length === 0 ? 'Not used yet.' : `Used by ${usesText(uses)}.`;
}
