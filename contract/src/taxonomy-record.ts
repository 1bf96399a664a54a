import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { idParams, itemVersion, multilineText, requiredText } from './fields';
import { landingPlaceSchema, SECTOR_GROUPS } from './taxonomy';

/** The id of the one item that holds all sectors and locations. Decision 0029. */
export const TAXONOMY_ID = 'taxonomy';

export const TAXONOMY_NAME_MAX = 60;
export const LANDING_ROLES_MAX = 12;
const ENTRIES_MAX = 100;
const TAGS_MAX = 40;

const slug = requiredText(1, TAXONOMY_NAME_MAX, 'An address is required').check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
);
const name = requiredText(1, TAXONOMY_NAME_MAX, 'Name is required');
/** A tag of a job is one of several in a text, with commas between them. */
const tag = name.check(z.refine((text) => !text.includes(','), 'A comma would end the name'));

/** What a landing page says in its own words, beside the jobs that it lists. */
export const landingTextSchema = z.strictObject({
  heading: requiredText(1, 120, 'Heading is required'),
  /** For the browser's tab and search results, without the agency's name. */
  title: requiredText(1, 120, 'Title is required'),
  /** For search results and shared links. */
  description: requiredText(1, 320, 'Description is required'),
  /** The first sentence or two lead in; the rest says more. */
  intro: z.strictObject({
    lead: multilineText().check(z.maxLength(600)),
    more: multilineText().check(z.maxLength(2_000)),
  }),
  /** Titles that such jobs usually have, the common ones first. */
  roles: z.array(requiredText(1, 80, 'Role is required')).check(z.maxLength(LANDING_ROLES_MAX)),
});
export type LandingText = z.infer<typeof landingTextSchema>;

const entry = {
  /** Stays, whatever becomes of name and address. */
  id: slug,
  /** Its part of its page's address. */
  slug,
  /** What a link to its page says. */
  name,
  /** Addresses that it had, or that another one had which went into it: they lead here. */
  former: z.array(slug).check(z.maxLength(TAGS_MAX)),
  /** Neither offered nor shown any more. */
  isRetired: z.boolean(),
  /** Without one the page has the text that the product begins with, or one made of the name. */
  text: z.optional(landingTextSchema),
};

export const sectorRecordSchema = z.strictObject({
  ...entry,
  group: z.enum(SECTOR_GROUPS),
  /** The job tags that belong to it. The first is its own name. */
  tags: z.array(tag).check(z.minLength(1), z.maxLength(TAGS_MAX)),
  /** Those among its tags that were its name once: what still says them is meant. */
  formerNames: z.array(tag).check(z.maxLength(TAGS_MAX)),
  hasCaseStudies: z.boolean(),
  /** False for one that is a name alone. */
  hasPage: z.boolean(),
});
export type SectorRecord = z.infer<typeof sectorRecordSchema>;

const NO_COUNTRY = 'Please name a country, or write ‘Remote’';
const country = z.string(NO_COUNTRY).check(z.regex(/^[A-Z]{2}$/, NO_COUNTRY));

export const locationRecordSchema = z.strictObject({
  ...entry,
  where: z.union(
    [
      // The first, so that what is wrong in a place is told at its field.
      z.strictObject({
        ...landingPlaceSchema.shape,
        country,
        also: z.optional(z.array(country)),
        towns: z.optional(z.array(name)),
      }),
      z.literal('remote'),
    ],
    NO_COUNTRY,
  ),
  /** The tag that the job form offers for it, under the id by which old jobs name it. */
  offered: z.optional(z.strictObject({ id: slug, name: tag })),
});
export type LocationRecord = z.infer<typeof locationRecordSchema>;

export const taxonomyFieldsSchema = z.strictObject({
  sectors: z.array(sectorRecordSchema).check(z.maxLength(ENTRIES_MAX)),
  /** The tags that the job form offers, in its order. */
  jobSectors: z.array(tag).check(z.maxLength(ENTRIES_MAX)),
  locations: z.array(locationRecordSchema).check(z.maxLength(ENTRIES_MAX)),
});
export type TaxonomyFields = z.infer<typeof taxonomyFieldsSchema>;

/** All sectors and locations, as the admin area edits them. */
export const taxonomyRecordSchema = z.object({
  ...taxonomyFieldsSchema.shape,
  id: z.string(),
  version: itemVersion,
});
export type TaxonomyRecord = z.infer<typeof taxonomyRecordSchema>;

export const taxonomyPatchSchema = z.partial(taxonomyFieldsSchema);

/** Of a kind with one item: there is none to be made, and none to be deleted. */
export const taxonomyRecordEndpoints = defineEndpoints({
  /** With the one item. */
  'taxonomy.list': {
    method: 'GET',
    path: '/api/admin/taxonomy',
    access: 'admin',
    response: z.array(taxonomyRecordSchema),
  },
  'taxonomy.update': {
    method: 'PUT',
    path: '/api/admin/taxonomy/:id',
    access: 'admin',
    params: idParams,
    body: taxonomyPatchSchema,
    response: taxonomyRecordSchema,
    versioned: true,
    keyed: true,
  },
});

export const landingTextEndpoints = defineEndpoints({
  /** The words of the page of a sector's or a place's jobs, by the page's address. */
  'landingTexts.get': {
    method: 'GET',
    path: '/api/landing-text/:kind/:id',
    access: 'published',
    params: z.object({ kind: z.enum(['sector', 'location']), id: idParams.shape.id }),
    response: landingTextSchema,
  },
});
