import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PlusIcon } from '@/shared/ui/icons/controls';
import { Tip } from '@/admin/ui/tip';
import { ShortcutHelp } from '@/admin/keyboard/shortcut-help';
import { SHORTCUTS, useShortcuts } from '@/admin/keyboard/shortcuts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface Props {
  /** The button's words: 'Add New Job'. */
  children: string;
  onAdd: () => void;
}

/** A list's one primary action, also by its key, and the help that names the keys. */
export function ListCommands({ children, onAdd }: Props) {
  const { key, label } = SHORTCUTS.add;
  useShortcuts({ add: onAdd });
  return (
    <Row>
      <ShortcutHelp />
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
    </Row>
  );
}
