import type { ReactNode } from 'react';
import { ItemButton } from './item-button';
import { ItemActions } from './list-parts';

interface Props {
  /** Id of what names the item. */
  describedBy: string;
  /** What stands before the others. */
  children?: ReactNode;
  /** Left out where an item cannot be switched off. */
  switching?: { isActive: boolean; onSwitch: () => void };
  onEdit: () => void;
  onHistory: () => void;
  onDelete: () => void;
}

/** What can be done with an item of a grid, in words. */
export function GridCardButtons(props: Props) {
  const { describedBy, children, switching, onEdit, onHistory, onDelete } = props;
  return (
    <ItemActions>
      {children}
      <ItemButton aria-describedby={describedBy} onClick={onEdit}>
        Edit
      </ItemButton>
      {switching && (
        <ItemButton aria-describedby={describedBy} onClick={switching.onSwitch}>
          {switching.isActive ? 'Deactivate' : 'Activate'}
        </ItemButton>
      )}
      <ItemButton aria-describedby={describedBy} onClick={onHistory}>
        History
      </ItemButton>
      <ItemButton aria-describedby={describedBy} color="error" onClick={onDelete}>
        Delete
      </ItemButton>
    </ItemActions>
  );
}
