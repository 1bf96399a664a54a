import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SHORTCUTS, isDialogOpen, isWithControl, useKeyDown } from '@/admin/keyboard/shortcuts';
import { Tip } from '@/admin/ui/tip';
import { lazyComponent } from '@/admin/ui/loading-state';
import { useLast } from '@/admin/ui/dialog';
import { SearchIcon } from '@/shared/ui/icons/controls';
import type { AdminTab } from './tabs';

const NAME = 'Find any item or command';

/** Stands in for the dialog's field until the dialog is loaded. */
const Waiting = styled('input')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(8),
  left: '50%',
  width: `min(536px, calc(100vw - ${theme.spacing(8)}))`,
  height: 56,
  padding: theme.spacing(0, 1.75),
  font: 'inherit',
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  transform: 'translateX(-50%)',
  zIndex: theme.zIndex.modal,
}));

const CommandDialog = lazyComponent(
  async () => (await import('./command-dialog')).CommandDialog,
  // Takes what is typed before the dialog is loaded.
  ({ text, onText }) => (
    <Waiting
      autoFocus
      aria-label={NAME}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  ),
);

/** Opens the search over everything, also by Ctrl+K (Cmd+K on a Mac). */
export function CommandSearch({ tabs }: { tabs: readonly AdminTab[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the dialog fades out.
  const wasOpened = useLast(isOpen || undefined);
  const [text, setText] = useState('');

  function open() {
    setText('');
    setIsOpen(true);
  }

  useKeyDown((event) => {
    if (!isWithControl(event, 'k')) return;
    // Browsers would focus their own search.
    event.preventDefault();
    if (!event.repeat && !isDialogOpen()) open();
  });

  return (
    <>
      <Tip title={`${NAME} (${SHORTCUTS.find.label})`}>
        <IconButton
          color="inherit"
          aria-label={NAME}
          aria-haspopup="dialog"
          aria-keyshortcuts={SHORTCUTS.find.key}
          onClick={open}
          sx={{ width: 44, height: 44, color: 'text.secondary' }}
        >
          <SearchIcon />
        </IconButton>
      </Tip>
      {wasOpened && (
        <CommandDialog
          tabs={tabs}
          isOpen={isOpen}
          text={text}
          onText={setText}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
