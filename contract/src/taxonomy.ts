import * as z from 'zod/mini';
import { defineEndpoints, readEndpoint } from './endpoint';

/** A sector's or location's name, with the id that old jobs use. */
export const taxonomyItemSchema = z.object({ id: z.string(), name: z.string() });
export type TaxonomyItem = z.infer<typeof taxonomyItemSchema>;

/** The two markets, each with a sector page. */
export const SECTOR_GROUPS = ['Clean Energy', 'Future Mobility'] as const;
export type SectorGroup = (typeof SECTOR_GROUPS)[number];

const landing = {
  /** The item's id, if it isn't the slug. */
  id: z.optional(z.string()),
  slug: z.string(),
  name: z.string(),
  /** Slugs that redirect here. */
  former: z.optional(z.array(z.string())),
};

/** A sector whose jobs have a page. */
export const sectorPageSchema = z.strictObject({
  ...landing,
  /** The market whose colour it has and whose page links to it. */
  group: z.enum(SECTOR_GROUPS),
  /** The job tags that belong to it, compared whole and without case. The first is its own name. */
  tags: z.array(z.string()).check(z.minLength(1)),
  /** Earlier names, also among the tags, because case studies may still use them. */
  formerNames: z.optional(z.array(z.string())),
  /** Whether its case studies are listed on the market's page. */
  hasCaseStudies: z.boolean(),
});
export type SectorPage = z.infer<typeof sectorPageSchema>;

export const landingPlaceSchema = z.strictObject({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** More countries, if the place spans several. */
  also: z.optional(z.array(z.string())),
  /** The towns of the place, if it is smaller than the country. */
  towns: z.optional(z.array(z.string())),
});
export type LandingPlace = z.infer<typeof landingPlaceSchema>;

/** A place whose jobs have a page, or remote jobs. */
export const locationPageSchema = z.strictObject({
  ...landing,
  where: z.union([z.literal('remote'), landingPlaceSchema]),
});
export type LocationPage = z.infer<typeof locationPageSchema>;

/** The sectors and places by which jobs are listed, in the order of links. */
export const taxonomySchema = z.strictObject({
  sectors: z.array(sectorPageSchema),
  locations: z.array(locationPageSchema),
  /** The tags that the job form offers, in order. */
  jobSectors: z.array(z.string()),
  jobLocations: z.array(z.string()),
});
export type Taxonomy = z.infer<typeof taxonomySchema>;

export const taxonomyEndpoints = defineEndpoints({
  'sectorNames.list': readEndpoint('/api/sectors', 'anyone', z.array(taxonomyItemSchema)),
  'locationNames.list': readEndpoint('/api/locations', 'anyone', z.array(taxonomyItemSchema)),
});
