import * as z from 'zod/mini';
import {
  emailAddress,
  itemVersion,
  optionalHttpUrl,
  optionalPhone,
  optionalSortOrder,
  optionalText,
  requiredMultilineText,
  requiredText,
  storedText,
} from './fields';
import { itemEndpoints, orderEndpoint } from './item-endpoints';

/** Longest id; ids are derived from names. */
export const CONSULTANT_ID_MAX = 100;

/** A consultant as the API returns one. Sectors and countries are comma-separated. */
export const consultantSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What to ask this person about: 'Offshore wind'. */
  role: z.string(),
  sentence: z.string(),
  sectorTags: storedText,
  countryTags: storedText,
  phone: storedText,
  email: z.string(),
  linkedIn: storedText,
  picture: storedText,
  sortOrder: z.int(),
  isActive: z.boolean(),
  /** Shown on About as a director, if among the first in the order. */
  isDirector: z.optional(z.boolean()),
  /** The director's title there: 'Managing partner'. */
  position: storedText,
  version: itemVersion,
});
export type Consultant = z.infer<typeof consultantSchema>;

export const consultantInputSchema = z.strictObject({
  name: requiredText(1, 80, 'Name is required'),
  role: requiredText(1, 80, 'Role is required'),
  sentence: requiredMultilineText(10, 280, 'Sentence must be at least 10 characters'),
  sectorTags: optionalText(500),
  countryTags: optionalText(500),
  phone: optionalPhone('Please enter a telephone number'),
  email: emailAddress('Please enter a valid e-mail address'),
  linkedIn: optionalHttpUrl('Please enter a valid LinkedIn URL'),
  picture: optionalHttpUrl('Please enter a valid picture URL'),
  sortOrder: optionalSortOrder,
  isActive: z.optional(z.boolean()),
  isDirector: z.optional(z.boolean()),
  position: optionalText(80),
});
export type ConsultantInput = z.infer<typeof consultantInputSchema>;

export const consultantEndpoints = {
  ...itemEndpoints('consultants', {
    path: '/api/consultants',
    access: 'published',
    item: consultantSchema,
    input: consultantInputSchema,
  }),
  'consultants.order': orderEndpoint('/api/admin/consultant-order', consultantSchema),
};
