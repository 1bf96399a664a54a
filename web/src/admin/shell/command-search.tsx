import Tooltip from '@mui/material/Tooltip';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { isDialogOpen, isWithControl, SHORTCUTS, useKeyDown } from '@/admin/keyboard/shortcuts';
import { lazyComponent } from '@/admin/ui/states';
import { useLast } from '@/admin/ui/dialog';
import { SearchIcon } from '@/shared/ui/icons/controls';
import type { AdminTab } from './tabs';

const NAME = 'Find any item or command';

export const loadCommandDialog = async () => (await import('./command-dialog')).CommandDialog;
const CommandDialog = lazyComponent(loadCommandDialog, () => null);

/** Opens the search over everything, also by Ctrl+K (Cmd+K on a Mac). */
export function CommandSearch({ tabs }: { tabs: readonly AdminTab[] }) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the dialog fades out.
  const wasOpened = useLast(isOpen || undefined);

  useKeyDown((event) => {
    if (!isWithControl(event, 'k')) return;
    // Browsers would focus their own search.
    event.preventDefault();
    if (!event.repeat && !isDialogOpen()) setIsOpen(true);
  });

  return (
    <>
      <Tooltip title={`${NAME} (Ctrl+K)`}>
        <IconButton
          color="inherit"
          aria-label={NAME}
          aria-haspopup="dialog"
          aria-keyshortcuts={SHORTCUTS.find}
          onClick={() => setIsOpen(true)}
          sx={{ width: 44, height: 44, color: 'text.secondary' }}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {wasOpened && <CommandDialog tabs={tabs} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
