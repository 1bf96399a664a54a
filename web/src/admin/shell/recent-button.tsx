import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLive } from '@/admin/live/live-store';
import { lazyComponent } from '@/admin/ui/lazy-component';
import { Tip } from '@/admin/ui/tip';
import { useLast } from '@/admin/ui/use-last';
import { BellIcon } from '@/shared/ui/icons/admin';

const RecentPanel = lazyComponent(
  async () => (await import('./recent-panel')).RecentPanel,
  () => null,
);

/** Opens what was said last and, where that is known, what was changed last. */
export function RecentButton() {
  const hasActivity = useLive(({ changes }) => changes !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the panel slides out.
  const wasOpened = useLast(isOpen || undefined);
  const name = hasActivity ? 'Recent messages and activity' : 'Recent messages';
  return (
    <>
      <Tip title={name}>
        <IconButton
          color="inherit"
          aria-label={name}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          sx={{ width: 44, height: 44 }}
        >
          <BellIcon />
        </IconButton>
      </Tip>
      {wasOpened && (
        <RecentPanel
          title={name}
          hasActivity={hasActivity}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
