import Button from '@mui/material/Button';
import { PlusIcon } from '@/shared/ui/icons/controls';
import { Tip } from '@/admin/ui/tip';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';

interface Props {
  /** The button's words: 'Add New Job'. */
  children: string;
  onAdd: () => void;
}

/** A list's one primary action, also by its key. */
export function AddButton({ children, onAdd }: Props) {
  const { key, label } = SHORTCUTS.add;
  useShortcuts({ add: onAdd });
  return (
    <Tip title={`${children} (${label})`}>
      <Button
        variant="contained"
        startIcon={<PlusIcon size={18} />}
        aria-label={children}
        aria-keyshortcuts={key}
        onClick={onAdd}
      >
        {children}
      </Button>
    </Tip>
  );
}
