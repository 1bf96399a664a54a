import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';

/** The name of a sector or a location, under the id by which old jobs name it. */
export const taxonomyItemSchema = z.object({ id: z.string(), name: z.string() });
export type TaxonomyItem = z.infer<typeof taxonomyItemSchema>;

/** The two halves of the business, each of which has a sector page. */
export const SECTOR_GROUPS = ['Clean Energy', 'Future Mobility'] as const;
export type SectorGroup = (typeof SECTOR_GROUPS)[number];

const landing = {
  /** Of the item, where it isn't the slug. */
  id: z.optional(z.string()),
  slug: z.string(),
  name: z.string(),
  /** Addresses that lead here. */
  former: z.optional(z.array(z.string())),
};

/** A sector whose jobs have a page of their own. */
export const sectorPageSchema = z.strictObject({
  ...landing,
  /** Whose colour it has, and on whose sector page it is linked. */
  group: z.enum(SECTOR_GROUPS),
  /** The job tags that belong to it: whole ones, in any case. The first is the sector's own name. */
  tags: z.array(z.string()).check(z.minLength(1)),
  /** Names it had, which are among its tags: case studies may still say them. */
  formerNames: z.optional(z.array(z.string())),
  /** Case studies that name it as their sector stand on the page of its half. */
  hasCaseStudies: z.boolean(),
});
export type SectorPage = z.infer<typeof sectorPageSchema>;

export const landingPlaceSchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** Further countries that make up the place, when it is more than one. */
  also: z.optional(z.array(z.string())),
  /** The towns that make up the place, when it is less than the country. */
  towns: z.optional(z.array(z.string())),
});
export type LandingPlace = z.infer<typeof landingPlaceSchema>;

/** A place whose jobs have a page of their own, or that of the jobs that are done from anywhere. */
export const locationPageSchema = z.strictObject({
  ...landing,
  where: z.union([z.literal('remote'), landingPlaceSchema]),
});
export type LocationPage = z.infer<typeof locationPageSchema>;

/** By which sectors and places jobs are listed, in the order in which pages link to them. */
export const taxonomySchema = z.strictObject({
  sectors: z.array(sectorPageSchema),
  locations: z.array(locationPageSchema),
  /** The tags that the job form offers, in its order. */
  jobSectors: z.array(z.string()),
  jobLocations: z.array(z.string()),
});
export type Taxonomy = z.infer<typeof taxonomySchema>;

export const taxonomyEndpoints = defineEndpoints({
  'sectorNames.list': {
    method: 'GET',
    path: '/api/sectors',
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
  'locationNames.list': {
    method: 'GET',
    path: '/api/locations',
    access: 'anyone',
    response: z.array(taxonomyItemSchema),
  },
});
