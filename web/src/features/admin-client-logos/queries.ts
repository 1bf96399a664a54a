import { apiQuery } from '@/lib/query-client';

/** All logos, the inactive ones included, since the session goes along. */
export const clientLogosQuery = apiQuery('clientLogos.list');
