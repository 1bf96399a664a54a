import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applicationsQuery } from '@/admin/content/choices';
import { useAdminSession } from '@/admin/session/admin-session-context';

/** How long nothing else is read before applications are, in ms. */
const QUIET_MS = 500;

/** ' (7)': how many applications are new. They are read once the open tab has what it needs. */
export function NewApplicationsCount() {
  const { isAuthenticated } = useAdminSession();
  const isQuiet = useIsFetching() === 0;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isQuiet) return undefined;
    const timer = setTimeout(() => setIsDue(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  const { data: applications = [] } = useQuery({
    ...applicationsQuery,
    enabled: isDue && isAuthenticated,
  });
  const { length } = applications.filter(({ state }) => state === 'New');
  return length > 0 && ` (${length})`;
}
