import type { QueryClient } from '@tanstack/react-query';
import { FIRST_SETTINGS } from '@torque-tide/domain/settings/first-settings';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';

/**
 * A cache for the admin area. Its document is a file, which brings nothing: what holds at first stands in
 * for the settings until the API has answered, and again whenever a login or its end has emptied the cache.
 */
export function openAdminCache(): QueryClient {
  const client = createQueryClient();
  client.setQueryDefaults(settingsQuery().queryKey, {
    initialData: FIRST_SETTINGS,
    initialDataUpdatedAt: 0,
  });
  return client;
}
