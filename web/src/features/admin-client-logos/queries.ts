import { apiQuery } from '@/lib/api-query';

/** All logos, the inactive ones included, since the session goes along. */
export const clientLogosQuery = apiQuery('clientLogos.list');
