import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';

/** A sector or a location. Both are seeded; the API only reads them. */
export const taxonomyItemSchema = z.object({ id: z.string(), name: z.string() });
export type TaxonomyItem = z.infer<typeof taxonomyItemSchema>;

export const taxonomyEndpoints = defineEndpoints({
  'sectors.list': {
    method: 'GET',
    path: '/api/sectors',
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
  'locations.list': {
    method: 'GET',
    path: '/api/locations',
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
});
