import type { QueryClient } from '@tanstack/react-query';
import { JOB_LOCATION_CHOICES, JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { Settings } from '@torque-tide/contract/settings';
import { FIRST_RECORD } from '@torque-tide/domain/settings/first-record';
import { createQueryClient } from '@/shared/api/query-client';
import { settingsQuery } from '@/shared/settings/use-settings';

/** Whoever asks for the pages of jobs waits for the answer, so that their names are not among the dashboard's first files. */
const AT_FIRST: Settings = {
  ...FIRST_RECORD,
  taxonomy: {
    sectors: [],
    locations: [],
    jobSectors: [...JOB_SECTOR_CHOICES],
    jobLocations: [...JOB_LOCATION_CHOICES],
  },
};

/**
 * A cache for the admin area. Its document is a file, which brings nothing: what holds at first stands in
 * for the settings until the API has answered, and again whenever a login or its end has emptied the cache.
 */
export function openAdminCache(): QueryClient {
  const client = createQueryClient();
  client.setQueryDefaults(settingsQuery().queryKey, {
    initialData: AT_FIRST,
    initialDataUpdatedAt: 0,
  });
  return client;
}
