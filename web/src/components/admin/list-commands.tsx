import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PlusIcon } from '@/components/icons/controls';
import { Tip } from '@/components/tip/tip';
import { ShortcutHelp } from './shortcut-help';
import { SHORTCUTS } from './shortcut-keys';
import { useShortcuts } from './use-shortcuts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface Props {
  /** The button's words: 'Add New Job'. */
  children: string;
  onAdd: () => void;
  /** What stands before them. */
  before?: ReactNode;
}

/** A list's one primary action, also by its key, and the help that names the keys. */
export function ListCommands({ children, onAdd, before }: Props) {
  const { key } = SHORTCUTS.add;
  useShortcuts({ add: onAdd });
  return (
    <Row>
      {before}
      <ShortcutHelp />
      <Tip title={`${children} (${SHORTCUTS.add.label})`}>
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
