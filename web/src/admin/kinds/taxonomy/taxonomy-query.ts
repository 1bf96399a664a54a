import { TAXONOMY_ID } from '@torque-tide/contract/taxonomy-record';
import { apiQuery } from '@/shared/api/api-query';

/** All sectors and locations, in the one item that there is of them. */
export const taxonomyQuery = apiQuery('/api/admin/taxonomy');

/** What of them is changed and not published, as the form of it reads it. */
export const pendingTaxonomyQuery = {
  ...apiQuery('/api/admin/pending/taxonomy/:id', { id: TAXONOMY_ID }),
  staleTime: 0,
};
