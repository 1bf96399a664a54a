import * as z from 'zod/mini';
import { DEFAULT_TESTIMONIAL_AUTHOR } from './case-study-defaults';
import {
  httpUrl,
  itemVersion,
  line,
  multilineText,
  optionalText,
  requiredMultilineText,
  requiredText,
  storedText,
} from './fields';
import { getEndpoint, itemEndpoints } from './item-endpoints';
import { publicationFields, publicationInput, withDraft } from './publication';

export const CASE_STUDY_ID_MAX = 100;
const FULL_DESCRIPTION_MAX = 20_000;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const slug = requiredText(3, CASE_STUDY_ID_MAX, 'ID must be at least 3 characters').check(
  z.regex(SLUG, 'Use lower-case letters, digits and single hyphens'),
);

const section = (name: string) => requiredMultilineText(10, 5_000, `${name} is required`);

const fullDescription = z.array(multilineText().check(z.minLength(1))).check(
  z.refine((paragraphs) => paragraphs.join('\n\n').length >= 20, 'Full description is required'),
  z.refine(
    (paragraphs) => paragraphs.join('\n\n').length <= FULL_DESCRIPTION_MAX,
    `Must be at most ${FULL_DESCRIPTION_MAX} characters`,
  ),
);

const tags = z.array(line().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(20));

/** Parses tags that may be an array or, in old content, a JSON string of one. Unreadable tags become []. */
export function parseTags(value: unknown): string[] {
  const list = typeof value === 'string' ? parseJson(value) : value;
  return Array.isArray(list) ? list.filter((tag): tag is string => typeof tag === 'string') : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const caseStudyStatsSchema = z.object({
  peopleHired: z.optional(z.int()),
  timeToShortlist: z.optional(z.string()),
  timeToHire: z.optional(z.string()),
  candidatesPresented: z.optional(z.int()),
  location: z.optional(z.string()),
  year: z.optional(z.int()),
});

export const caseStudyTestimonialSchema = z.object({
  quote: z.string(),
  author: z._default(z.string(), DEFAULT_TESTIMONIAL_AUTHOR),
  company: z._default(z.string(), ''),
});

/** A case study as the API returns it; its id is its slug. */
const publishedCaseStudySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fullDescription: z._default(z.array(z.string()), []),
  challenge: z.string(),
  solution: z.string(),
  results: z.string(),
  image: z.string(),
  /** The image's alternative text; absent for a decorative image. */
  imageText: storedText,
  sector: z.string(),
  tags: z.pipe(z.unknown(), z.transform(parseTags)),
  company: storedText,
  stats: z._default(caseStudyStatsSchema, {}),
  /** Absent, never `null`, when there is none. */
  testimonial: z.optional(caseStudyTestimonialSchema),
  ...publicationFields,
  version: itemVersion,
});
export const caseStudySchema = withDraft(publishedCaseStudySchema);
export type CaseStudy = z.infer<typeof caseStudySchema>;

const statsInput = z.strictObject({
  peopleHired: z.optional(z.int().check(z.nonnegative(), z.maximum(10_000))),
  timeToShortlist: optionalText(80),
  timeToHire: optionalText(80),
  candidatesPresented: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000))),
  location: optionalText(80),
  year: z.optional(z.int().check(z.minimum(1900), z.maximum(2200))),
});

const testimonialInput = z.strictObject({
  quote: requiredMultilineText(1, 2_000, 'Quote is required'),
  author: optionalText(120),
  company: optionalText(120),
});

export const caseStudyInputSchema = z.strictObject({
  id: slug,
  title: requiredText(3, 160, 'Title is required'),
  description: requiredMultilineText(10, 500, 'Description must be at least 10 characters'),
  fullDescription,
  challenge: section('Challenge description'),
  solution: section('Solution description'),
  results: section('Results description'),
  image: httpUrl('Please enter a valid image URL'),
  imageText: optionalText(250),
  sector: requiredText(1, 80, 'Sector is required'),
  tags: z.optional(tags),
  company: optionalText(120),
  /** Replaces all statistics: omitted ones are cleared. */
  stats: z.optional(statsInput),
  /** `null` or an empty string removes the testimonial. */
  testimonial: z.optional(z.union([testimonialInput, z.literal(''), z.null()])),
  ...publicationInput,
});
export type CaseStudyInput = z.infer<typeof caseStudyInputSchema>;

/** A new case study has no testimonial to remove, so `null` and '' are invalid here. */
const newCaseStudySchema = z.extend(caseStudyInputSchema, {
  testimonial: z.optional(testimonialInput),
});
export type NewCaseStudyInput = z.infer<typeof newCaseStudySchema>;

const items = itemEndpoints('caseStudies', {
  path: '/api/case-studies',
  access: 'published',
  item: caseStudySchema,
  // An update may name `id` only if it matches the path.
  input: caseStudyInputSchema,
});

export const caseStudyEndpoints = {
  'caseStudies.get': getEndpoint('/api/case-studies/:id', caseStudySchema),
  ...items,
  'caseStudies.create': { ...items['caseStudies.create'], body: newCaseStudySchema },
};
