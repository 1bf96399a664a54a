import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applicationsQuery } from '@/admin/content/choices';
import { useAdminSession } from '@/admin/session/admin-session-context';

/** How long the dashboard must be idle before it reads applications, in ms. */
const QUIET_MS = 500;

/** The number of new applications: ' (7)'. Read once the open tab has loaded. */
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
