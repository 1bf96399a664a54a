import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';

/** A sector or a location. Both are seeded; the API only reads them. */
export const taxonomyItemSchema = z.object({ id: z.string(), name: z.string() });
export type TaxonomyItem = z.infer<typeof taxonomyItemSchema>;

/** The two halves of the business, each of which has a sector page. */
export type SectorGroup = 'Clean Energy' | 'Future Mobility';

/** Case studies of these sectors stand on the Clean Energy page (whole names, case-insensitive). */
export const CLEAN_ENERGY_SECTORS = [
  'Clean Energy',
  'Battery Storage',
  'Solar',
  'Wind',
  'Renewable Energy',
] as const;

/** Case studies of these sectors stand on the Future Mobility page (whole names, case-insensitive). */
export const FUTURE_MOBILITY_SECTORS = [
  'Future Mobility',
  'EV Charging',
  'Electric Vehicles',
] as const;

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
