import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ContentDefinition } from '@/admin/content/define-content';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { EmptyList } from '@/admin/ui/states';
import { readStoredSessionId } from '@/shared/api/session-storage';

/**
 * Reads the list of a tab's kind, or says why it isn't read: without a session it would lack
 * unpublished items. A part that loads later must read the list itself, because it wouldn't get
 * later reads.
 *
 * @param refetchOnMount false inside a tab that has already read it
 */
export function useTabList<K extends ContentKind>(
  { list, loginHint }: ContentDefinition<K>,
  { refetchOnMount = true } = {},
) {
  const { isAuthenticated } = useAdminSession();
  // The stored session may have gone since: a request without one would get what visitors see.
  const hasSession = isAuthenticated && readStoredSessionId() !== null;
  const lockedBy = hasSession ? undefined : loginHint;
  return {
    lockedBy,
    query: useQuery({ ...list, enabled: lockedBy === undefined, refetchOnMount }),
  };
}

/** Asks for a login in place of a list. */
export function LockedTab({ hint }: { hint: string }) {
  const { renew } = useAdminSession();
  return <EmptyList title={hint} action={{ label: 'Log in', onClick: () => void renew() }} />;
}
