import * as z from 'zod/mini';
import {
  emailAddress,
  itemVersion,
  line,
  optionalHttpUrl,
  optionalSortOrder,
  optionalText,
  requiredMultilineText,
  requiredText,
  storedText,
} from './fields';
import { itemEndpoints, orderEndpoint } from './item-endpoints';

export const CONSULTANT_NAME_MAX = 80;
export const CONSULTANT_ROLE_MAX = 80;
export const CONSULTANT_SENTENCE_MIN = 10;
export const CONSULTANT_SENTENCE_MAX = 280;
/** Longest list of sectors or countries, in characters. */
export const CONSULTANT_TAGS_MAX = 500;
export const CONSULTANT_PHONE_MAX = 40;
/** Longest id; ids are derived from names. */
export const CONSULTANT_ID_MAX = 100;

/** Digits and the separators people use, with an optional plus. */
const PHONE = /^(?:\+?[\d(][\d\s()./-]{4,})?$/;

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
  name: requiredText(1, CONSULTANT_NAME_MAX, 'Name is required'),
  role: requiredText(1, CONSULTANT_ROLE_MAX, 'Role is required'),
  sentence: requiredMultilineText(
    CONSULTANT_SENTENCE_MIN,
    CONSULTANT_SENTENCE_MAX,
    `Sentence must be at least ${CONSULTANT_SENTENCE_MIN} characters`,
  ),
  sectorTags: optionalText(CONSULTANT_TAGS_MAX),
  countryTags: optionalText(CONSULTANT_TAGS_MAX),
  phone: z.optional(
    line().check(
      z.maxLength(CONSULTANT_PHONE_MAX, `Must be at most ${CONSULTANT_PHONE_MAX} characters`),
      z.regex(PHONE, 'Please enter a telephone number'),
    ),
  ),
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
  'consultants.order': orderEndpoint('/api/admin/consultant-order', consultantSchema, 'A person'),
};
