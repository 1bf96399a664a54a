import Tooltip from '@mui/material/Tooltip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ItemCard } from '@/admin/ui/list-parts';
import { useMenu } from '@/admin/ui/menu';
import { GripIcon } from '@/shared/ui/icons/admin';
import type { ItemPlace } from './item-order';

const Card = styled(ItemCard)(({ theme }) => ({
  '&[data-dragged]': { opacity: 0.4 },
  '&[data-target]': {
    outline: `2px dashed ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

const Handle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: theme.spacing(-1.25, -1.25, -1.25, 'auto'),
  color: theme.vars.palette.text.secondary,
  borderRadius: 8,
  cursor: 'grab',
}));

interface PlaceProps {
  place: ItemPlace;
}

/** The card of an item with a position, which accepts other cards. */
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

const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down' } as const;

/** Moves an item: by dragging, by the arrow keys, or by the menu that a click opens. */
export function MoveHandle({ place, title }: PlaceProps & { title: string }) {
  const { canMove, move, grip } = place;
  const { button, menu, choose } = useMenu();
  const name = `Move ${title}`;
  return (
    <>
      <Tooltip title={name}>
        <Handle
          ref={grip}
          type="button"
          aria-label={name}
          {...button}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            const direction = DIRECTIONS[event.key];
            if (canMove[direction]) move(direction);
          }}
        >
          <GripIcon />
        </Handle>
      </Tooltip>
      <Menu {...menu}>
        {Object.values(DIRECTIONS).map((direction) => (
          <MenuItem
            key={direction}
            disabled={!canMove[direction]}
            onClick={choose(() => move(direction))}
          >
            Move {direction}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
