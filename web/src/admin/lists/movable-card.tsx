import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ItemButton } from '@/admin/ui/item-button';
import { ItemCard } from '@/admin/ui/list-parts';
import { GripIcon } from '@/shared/ui/icons/admin';
import type { ItemPlace } from './item-order';

const Card = styled(ItemCard)(({ theme }) => ({
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-target]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

/** For pointers alone: keys have buttons. */
const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: theme.spacing(-1.25, -1.25, -1.25, 'auto'),
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
}));

interface PlaceProps {
  place: ItemPlace;
}

interface MoveProps {
  place: Pick<ItemPlace, 'canMove' | 'move'>;
  describedBy: string;
}

/** The card of an item that has a place among others, and can be put onto theirs. */
export function MovableCard({ place, ...props }: PlaceProps & ComponentProps<typeof ItemCard>) {
  const { card, isDragged, isTarget } = place;
  return (
    <Card
      ref={card}
      data-dragged={isDragged ? '' : undefined}
      data-target={isTarget ? '' : undefined}
      {...props}
    />
  );
}

/** Where a card is taken hold of. */
export function MoveGrip({ place }: PlaceProps) {
  return (
    <Grip ref={place.grip} data-grip="" aria-hidden="true" title="Drag to another place">
      <GripIcon />
    </Grip>
  );
}

/** Moves an item by one place, among the buttons of its card. */
export function MoveButtons({ place, describedBy }: MoveProps) {
  const { canMove, move } = place;
  return (['up', 'down'] as const).map((direction) => (
    <ItemButton
      key={direction}
      aria-describedby={describedBy}
      // One that cannot go on keeps the focus.
      aria-disabled={!canMove[direction]}
      onClick={({ currentTarget }) => canMove[direction] && move(direction, currentTarget)}
    >
      Move {direction}
    </ItemButton>
  ));
}
