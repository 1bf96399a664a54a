import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { deletedItem, idParams, itemOrder } from './fields';
import { landingFields, landingInput, tagName } from './landing-pages';
import { SECTOR_GROUPS } from './taxonomy';

const SECTOR_TAGS_MAX = 40;

/** A sector as the API answers with one. */
export const sectorSchema = z.object({
  ...landingFields,
  group: z.enum(SECTOR_GROUPS),
  /** Further tags whose jobs its page lists; the job form offers them too. */
  tags: z.optional(z.array(z.string())),
  /** False for a name without a page. */
  hasPage: z.boolean(),
  /** Case studies of this sector are listed on its market's page. */
  hasCaseStudies: z.boolean(),
});
export type Sector = z.infer<typeof sectorSchema>;

/** What an admin may set on a sector. */
export const sectorInputSchema = z.strictObject({
  ...landingInput,
  group: z.enum(SECTOR_GROUPS),
  tags: z.optional(z.array(tagName).check(z.maxLength(SECTOR_TAGS_MAX))),
  hasPage: z.optional(z.boolean()),
  hasCaseStudies: z.optional(z.boolean()),
});
export type SectorInput = z.infer<typeof sectorInputSchema>;

/** Any part of a sector; only the fields it names are changed. */
export const sectorPatchSchema = z.partial(sectorInputSchema);

export const sectorEndpoints = defineEndpoints({
  'sectors.list': {
    method: 'GET',
    path: '/api/admin/sectors',
    access: 'admin',
    response: z.array(sectorSchema),
  },
  'sectors.create': {
    method: 'POST',
    path: '/api/admin/sectors',
    access: 'admin',
    body: sectorInputSchema,
    response: sectorSchema,
    status: 201,
    keyed: true,
  },
  'sectors.update': {
    method: 'PUT',
    path: '/api/admin/sectors/:id',
    access: 'admin',
    params: idParams,
    body: sectorPatchSchema,
    response: sectorSchema,
    versioned: true,
    keyed: true,
  },
  /** As `clientLogos.order`. */
  'sectors.order': {
    method: 'PUT',
    path: '/api/admin/sector-order',
    access: 'admin',
    body: z.strictObject({ sectors: itemOrder('A sector') }),
    response: z.array(sectorSchema),
    keyed: true,
  },
  'sectors.delete': {
    method: 'DELETE',
    path: '/api/admin/sectors/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    versioned: true,
    keyed: true,
  },
});
