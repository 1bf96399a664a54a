import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { isDialogOpen, isWithControl, SHORTCUTS, useKeyDown } from '@/admin/keyboard/shortcuts';
import { useLast } from '@/admin/ui/dialog';

interface Props {
  name: string;
  icon: ReactNode;
  /** True if Ctrl+K (Cmd+K on a Mac) opens it too. */
  hasKey?: boolean;
  children: (panel: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** A button with an icon, and what it opens. */
export function Opener({ name, icon, hasKey = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // Kept while it fades out.
  const wasOpened = useLast(isOpen || undefined);
  useKeyDown((event) => {
    if (!hasKey || !isWithControl(event, 'k')) return;
    // Browsers would focus their own search.
    event.preventDefault();
    if (!event.repeat && !isDialogOpen()) setIsOpen(true);
  });
  return (
    <>
      <Tooltip title={hasKey ? `${name} (Ctrl+K)` : name}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="dialog"
          aria-keyshortcuts={hasKey ? SHORTCUTS.find : undefined}
          onClick={() => setIsOpen(true)}
          sx={{ width: 44, height: 44, color: 'text.secondary' }}
        >
          {icon}
        </IconButton>
      </Tooltip>
      {wasOpened && children({ isOpen, onClose: () => setIsOpen(false) })}
    </>
  );
}
