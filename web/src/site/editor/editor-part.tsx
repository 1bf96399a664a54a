import { lazy, Suspense } from 'react';
import { readSessionId } from '@/shared/api/session-storage';
import { useIsHydrated } from '@/shared/browser/use-is-hydrated';

const EditLink = lazy(async () => ({ default: (await import('./edit-link')).EditLink }));

/**
 * What only an admin has: no server knows of a session, and no visitor loads it. A component of its own,
 * since a render above the parts of a document that are not hydrated yet would throw them away.
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
