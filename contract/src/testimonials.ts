import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import {
  deletedItem,
  idParams,
  itemVersion,
  optionalText,
  requiredMultilineText,
  storedText,
} from './fields';

export const TESTIMONIAL_QUOTE_MIN = 10;
export const TESTIMONIAL_QUOTE_MAX = 2_000;
/** Longest author, company, job title, position, sector or industry. */
export const TESTIMONIAL_DETAIL_MAX = 120;

/** A testimonial as the API answers with it; details that it has not are absent. */
export const testimonialSchema = z.object({
  id: z.string(),
  quote: z.string(),
  author: storedText,
  company: storedText,
  jobTitle: storedText,
  position: storedText,
  sector: storedText,
  industry: storedText,
  isActive: z.boolean(),
  version: itemVersion,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** What an admin may set on a testimonial. */
export const testimonialInputSchema = z.strictObject({
  quote: requiredMultilineText(
    TESTIMONIAL_QUOTE_MIN,
    TESTIMONIAL_QUOTE_MAX,
    `Quote must be at least ${TESTIMONIAL_QUOTE_MIN} characters`,
  ),
  author: optionalText(TESTIMONIAL_DETAIL_MAX),
  company: optionalText(TESTIMONIAL_DETAIL_MAX),
  jobTitle: optionalText(TESTIMONIAL_DETAIL_MAX),
  position: optionalText(TESTIMONIAL_DETAIL_MAX),
  sector: optionalText(TESTIMONIAL_DETAIL_MAX),
  industry: optionalText(TESTIMONIAL_DETAIL_MAX),
  isActive: z.optional(z.boolean()),
});
export type TestimonialInput = z.infer<typeof testimonialInputSchema>;

/** Any part of a testimonial; only the fields it names are changed. */
export const testimonialPatchSchema = z.partial(testimonialInputSchema);
export type TestimonialPatch = z.infer<typeof testimonialPatchSchema>;

export const testimonialEndpoints = defineEndpoints({
  'testimonials.list': {
    method: 'GET',
    path: '/api/testimonials',
    access: 'published',
    response: z.array(testimonialSchema),
  },
  'testimonials.create': {
    method: 'POST',
    path: '/api/testimonials',
    access: 'admin',
    body: testimonialInputSchema,
    response: testimonialSchema,
    status: 201,
    keyed: true,
  },
  'testimonials.update': {
    method: 'PUT',
    path: '/api/testimonials/:id',
    access: 'admin',
    params: idParams,
    body: testimonialPatchSchema,
    response: testimonialSchema,
    versioned: true,
    keyed: true,
  },
  'testimonials.delete': {
    method: 'DELETE',
    path: '/api/testimonials/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    versioned: true,
    keyed: true,
  },
});
