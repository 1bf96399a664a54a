import * as z from 'zod/mini';
import { itemEndpoints, orderEndpoint } from './item-endpoints';
import { landingFields, landingInput, tagName } from './landing-pages';
import { SECTOR_GROUPS } from './taxonomy';

const SECTOR_TAGS_MAX = 40;

export const sectorSchema = z.object({
  ...landingFields,
  group: z.enum(SECTOR_GROUPS),
  /** More tags whose jobs its page lists; the job form offers them too. */
  tags: z.optional(z.array(z.string())),
  /** False if it has no page. */
  hasPage: z.boolean(),
  /** Case studies of this sector are listed on its market's page. */
  hasCaseStudies: z.boolean(),
});
export type Sector = z.infer<typeof sectorSchema>;

export const sectorInputSchema = z.strictObject({
  ...landingInput,
  group: z.enum(SECTOR_GROUPS),
  tags: z.optional(z.array(tagName).check(z.maxLength(SECTOR_TAGS_MAX))),
  hasPage: z.optional(z.boolean()),
  hasCaseStudies: z.optional(z.boolean()),
});
export type SectorInput = z.infer<typeof sectorInputSchema>;

export const sectorEndpoints = {
  ...itemEndpoints('sectors', {
    path: '/api/admin/sectors',
    access: 'admin',
    item: sectorSchema,
    input: sectorInputSchema,
  }),
  'sectors.order': orderEndpoint('/api/admin/sector-order', sectorSchema),
};
