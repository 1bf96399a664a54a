import * as z from 'zod/mini';
import { itemVersion, optionalText, requiredMultilineText, storedText } from './fields';
import { itemEndpoints } from './item-endpoints';

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

const detail = optionalText(120);

export const testimonialInputSchema = z.strictObject({
  quote: requiredMultilineText(10, 2_000, 'Quote must be at least 10 characters'),
  author: detail,
  company: detail,
  jobTitle: detail,
  position: detail,
  sector: detail,
  industry: detail,
  isActive: z.optional(z.boolean()),
});
export type TestimonialInput = z.infer<typeof testimonialInputSchema>;

export const testimonialEndpoints = itemEndpoints('testimonials', {
  path: '/api/testimonials',
  access: 'published',
  item: testimonialSchema,
  input: testimonialInputSchema,
});
