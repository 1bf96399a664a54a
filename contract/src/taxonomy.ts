import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { READ_PATHS } from './read-paths';

/** A sector or a location. Both are seeded; the API only reads them. */
export const taxonomyItemSchema = z.object({ id: z.string(), name: z.string() });
export type TaxonomyItem = z.infer<typeof taxonomyItemSchema>;

export const taxonomyEndpoints = defineEndpoints({
  'sectors.list': {
    method: 'GET',
    path: READ_PATHS['sectors.list'],
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
  'locations.list': {
    method: 'GET',
    path: READ_PATHS['locations.list'],
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
});
