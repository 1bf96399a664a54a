import { lazy, Suspense } from 'react';
import { readSessionId } from '@/shared/api/session-storage';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';

const EditLink = lazy(async () => ({ default: (await import('./edit-link')).EditLink }));

/**
 * Shown to admins only: servers don't know the session, and visitors don't load it. A component of
 * its own, because rendering above unhydrated parts of the document would discard them.
 */
export function EditorPart() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || readSessionId() === null) return null;
  return (
    <Suspense>
      <EditLink />
    </Suspense>
  );
}
