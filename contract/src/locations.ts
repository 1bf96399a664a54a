import * as z from 'zod/mini';
import { requiredText } from './fields';
import { itemEndpoints, orderEndpoint } from './item-endpoints';
import { LANDING_NAME_MAX, landingFields, landingInput } from './landing-pages';

const NO_COUNTRY = 'Please name a country, or write ‘Remote’';
const TOWNS_MAX = 40;

const town = requiredText(1, LANDING_NAME_MAX, 'Name is required');
/** ISO 3166-1 alpha-2. */
const country = z.string(NO_COUNTRY).check(z.regex(/^[A-Z]{2}$/, NO_COUNTRY));
const countries = z.union(
  [
    // First, so that its message is shown.
    z.array(country).check(z.minLength(1, NO_COUNTRY)),
    z.literal('remote'),
  ],
  NO_COUNTRY,
);

/** A location as the API returns it. */
export const locationSchema = z.object({
  ...landingFields,
  /** The countries of the place, or 'remote'. Without any it has no page. */
  countries: z.optional(countries),
  /** The towns of the place, if it is smaller than the country. */
  towns: z.optional(z.array(z.string())),
});
export type Location = z.infer<typeof locationSchema>;

/** The fields an admin may set on a location. */
export const locationInputSchema = z.strictObject({
  ...landingInput,
  countries,
  towns: z.optional(z.array(town).check(z.maxLength(TOWNS_MAX))),
});
export type LocationInput = z.infer<typeof locationInputSchema>;

export const locationEndpoints = {
  ...itemEndpoints('locations', {
    path: '/api/admin/locations',
    access: 'admin',
    item: locationSchema,
    input: locationInputSchema,
  }),
  'locations.order': orderEndpoint('/api/admin/location-order', locationSchema),
};
