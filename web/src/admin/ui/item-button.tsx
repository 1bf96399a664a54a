import Tooltip from '@mui/material/Tooltip';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { BinIcon, PencilIcon } from '@/shared/ui/icons/admin';
import { ArrowOutIcon } from '@/shared/ui/icons/arrows';
import { ItemActions } from './list-parts';

const QuietButton = styled((props: ButtonProps) => (
  <Button variant="text" color="inherit" size="small" {...props} />
))(({ theme }) => ({
  gap: theme.spacing(0.5),
  minHeight: 44,
  minWidth: 44,
  paddingInline: theme.spacing(1),
  fontSize: '0.9375rem',
  '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.5 },
}));

/**
 * One of the buttons of an item. It needs `aria-describedby` with the id of the item's title; a button
 * that shows only an icon needs an `aria-label`, which is also its tip if it has no `title`.
 */
export function ItemButton({ title, onClick, ...props }: ButtonProps) {
  const [isTipOpen, setIsTipOpen] = useState(false);
  const tip = title ?? props['aria-label'];
  if (!tip) return <QuietButton {...props} onClick={onClick} />;
  return (
    <Tooltip
      title={tip}
      open={isTipOpen}
      onOpen={() => setIsTipOpen(true)}
      onClose={() => setIsTipOpen(false)}
    >
      <QuietButton
        {...props}
        onClick={(event) => {
          // A button that moves in the list under the pointer would keep its tip.
          setIsTipOpen(false);
          onClick?.(event);
        }}
      />
    </Tooltip>
  );
}

interface ItemLinkProps {
  href: string;
  'aria-describedby': string;
}

/** 'View': opens an item's public page in a new tab, so that the list stays where it is. */
export function ItemLink(props: ItemLinkProps) {
  return (
    <QuietButton
      {...props}
      {...{ target: '_blank', rel: 'noopener' }}
      aria-label="View (opens in a new tab)"
    >
      View
      <ArrowOutIcon size={16} />
    </QuietButton>
  );
}

/** The actions that every card has. */
export interface CardActions {
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

interface GridCardProps extends CardActions {
  /** The id of the item's title. */
  describedBy: string;
  /** Buttons before the others. */
  children?: ReactNode;
  /** Undefined for an item that can't be switched off. */
  switching?: { isActive: boolean; onSwitch: () => void };
  /** 'Edit' and 'Delete' are icons. */
  hasIcons?: boolean;
}

export function GridCardButtons(props: GridCardProps) {
  const { describedBy, children, switching, hasIcons, onEdit, onHistory, onDelete } = props;
  const button = (
    text: string,
    onClick: () => void,
    color: ButtonProps['color'] = 'inherit',
    icon?: ReactNode,
  ) => (
    <ItemButton
      aria-label={icon ? text : undefined}
      aria-describedby={describedBy}
      color={color}
      onClick={onClick}
    >
      {icon || text}
    </ItemButton>
  );
  return (
    <ItemActions data-actions="">
      {children}
      {button('Edit', onEdit, 'inherit', hasIcons && <PencilIcon />)}
      {switching && button(switching.isActive ? 'Deactivate' : 'Activate', switching.onSwitch)}
      {button('History', onHistory)}
      {button('Delete', onDelete, 'error', hasIcons && <BinIcon />)}
    </ItemActions>
  );
}
