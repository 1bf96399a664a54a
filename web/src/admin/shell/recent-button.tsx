import Tooltip from '@mui/material/Tooltip';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyComponent } from '@/admin/ui/states';
import { useLast } from '@/admin/ui/dialog';
import { BellIcon } from '@/shared/ui/icons/admin';

const RecentPanel = lazyComponent(
  async () => (await import('./recent-panel')).RecentPanel,
  () => null,
);

const NAME = 'Recent messages and activity';

export function RecentButton() {
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the panel slides out.
  const wasOpened = useLast(isOpen || undefined);
  return (
    <>
      <Tooltip title={NAME}>
        <IconButton
          color="inherit"
          aria-label={NAME}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ width: 44, height: 44 }}
        >
          <BellIcon />
        </IconButton>
      </Tooltip>
      {wasOpened && <RecentPanel title={NAME} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
