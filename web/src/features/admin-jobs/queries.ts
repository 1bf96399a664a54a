import { apiQuery } from '@/lib/api-query';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** All jobs, the inactive ones included, since the session goes along; under the public list's key. */
export const jobsQuery = { ...apiQuery('jobs.list'), staleTime: MINUTE };

/** Names for the sector ids of old jobs. */
export const sectorsQuery = { ...apiQuery('sectors.list'), staleTime: HOUR };

/** Names for the location ids of old jobs. */
export const locationsQuery = { ...apiQuery('locations.list'), staleTime: HOUR };
