import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/admin/ui/lazy-component';
import { useLive } from '@/admin/live/live-store';
import { useLast } from '@/admin/ui/use-last';

const ActivityPanel = lazyComponent(async () => (await import('./activity-panel')).ActivityPanel);

/** Opens what was changed last, where that is known. */
export function ActivityButton() {
  const isOffered = useLive(({ status }) => status !== 'off');
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the panel slides out.
  const wasOpened = useLast(isOpen || undefined);
  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="dialog"
        sx={{ fontSize: '1rem', color: 'text.secondary' }}
        onClick={() => setIsOpen(true)}
      >
        Activity
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ActivityPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
