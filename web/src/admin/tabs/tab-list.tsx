import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { ContentDefinition, Values } from '@/admin/content/define-content';
import { untilNextPublish } from '@/admin/publishing/publishing';
import { useAdminSession } from '@/admin/session/admin-session-context';
import { EmptyList } from '@/admin/ui/empty-list';
import { readStoredSessionId } from '@/shared/api/session-storage';

/**
 * The list of a tab's kind, and what is said where only a session shows it and there is none. Whoever needs
 * the list reads it here and hands it to nothing that is loaded later: that would get the read as it once
 * was, and hear no more of it.
 *
 * @param refetchOnMount false for what opens within a tab, which has asked already
 */
export function useTabList<K extends ContentKind, V extends Values>(
  { list, loginHint }: ContentDefinition<K, V>,
  { refetchOnMount = true } = {},
) {
  const { isAuthenticated } = useAdminSession();
  // The stored session may have gone since: a request without one would get what visitors see.
  const hasSession = isAuthenticated && readStoredSessionId() !== null;
  const lockedBy = hasSession ? undefined : loginHint;
  return {
    lockedBy,
    query: useQuery({
      ...list,
      enabled: lockedBy === undefined,
      refetchOnMount,
      refetchInterval: ({ state: { data } }) => untilNextPublish(data),
      refetchIntervalInBackground: true,
    }),
  };
}

/** What a tab shows in place of what only a session shows. */
export function LockedTab({ hint }: { hint: string }) {
  const { renew } = useAdminSession();
  return <EmptyList title={hint} action={{ label: 'Log in', onClick: () => void renew() }} />;
}
