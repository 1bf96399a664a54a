import { apiQuery } from '@/shared/api/api-query';

/** All sectors and locations, in the one item that there is of them. */
export const taxonomyQuery = apiQuery('/api/admin/taxonomy');
