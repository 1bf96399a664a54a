import * as z from 'zod/mini';
import { itemVersion, optionalText, requiredMultilineText, storedText } from './fields';
import { itemEndpoints } from './item-endpoints';

export const TESTIMONIAL_QUOTE_MIN = 10;
export const TESTIMONIAL_QUOTE_MAX = 2_000;
/** Longest author, company, job title, position, sector or industry. */
export const TESTIMONIAL_DETAIL_MAX = 120;

/** A testimonial as the API returns it; missing details are absent. */
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

export const testimonialEndpoints = itemEndpoints('testimonials', {
  path: '/api/testimonials',
  access: 'published',
  item: testimonialSchema,
  input: testimonialInputSchema,
});
