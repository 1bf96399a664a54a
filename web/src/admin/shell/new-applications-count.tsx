import { useQuery } from '@tanstack/react-query';
import { newApplicationsQuery } from '@/admin/content/choices';
import { useAdminSession } from '@/admin/session/admin-session-context';

/** The number of new applications: ' (7)'. */
export function NewApplicationsCount() {
  const { isAuthenticated } = useAdminSession();
  const { data = [] } = useQuery({ ...newApplicationsQuery, enabled: isAuthenticated });
  return data.length > 0 && ` (${data.length})`;
}
