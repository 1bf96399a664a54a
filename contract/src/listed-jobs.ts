import * as z from 'zod/mini';
import { defineEndpoints, readEndpoint } from './endpoint';
import { SEARCH_TEXT_MAX } from './job-choices';
import { type Job, jobSchema } from './jobs';

/** A job's fields in a long list: add a field here if cards or filters need it. */
export const LISTED_FIELDS = [
  'id',
  'title',
  'description',
  'sectorTags',
  'locationTags',
  'customLocation',
  'salary',
  'jobType',
  'workingPattern',
  'postedAt',
  'closesAt',
  'isActive',
  'isFeatured',
] as const satisfies readonly (keyof Job)[];

/** A job in a list; in a long list its description is cut. */
export type ListedJob = Pick<Job, (typeof LISTED_FIELDS)[number]> & {
  /**
   * The language of the full description, if the description is cut and not in the page's language.
   */
  textLang?: string | undefined;
};

const listed = Object.fromEntries(LISTED_FIELDS.map((name) => [name, jobSchema.shape[name]]));

// `Object.fromEntries` loses the types; a complete job keeps all its fields.
const listedJobSchema = z.object({
  ...z.partial(jobSchema).shape,
  ...listed,
  textLang: z.optional(z.string()),
}) as unknown as z.ZodMiniType<ListedJob, ListedJob>;

/**
 * Parses the result of `textInPath`. Base64 has four characters for three bytes, and a character
 * has three bytes at most.
 */
const searchInPath = z.pipe(
  z.string().check(z.regex(/^[\w-]+$/), z.maxLength(4 * SEARCH_TEXT_MAX)),
  z.transform((written, context) => {
    try {
      const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
      const decoder = new TextDecoder('utf-8', { fatal: true });
      const text = decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
      if (text.length <= SEARCH_TEXT_MAX) return text;
    } catch {
      // Invalid base64 or UTF-8: reported below.
    }
    context.issues.push({
      code: 'custom',
      message: 'This is not a valid search text',
      input: written,
    });
    return z.NEVER;
  }),
);

/** The parts of a search that occur in adverts, beyond the text in a long list. */
export const textMatchesSchema = z.array(
  z.object({
    /** The job's. */
    id: z.string(),
    /** Parts of the description, in lower case. */
    described: z.array(z.string()),
    /** Parts of the whole advert, normalised as in `domain/src/jobs/job-word-search.ts`. */
    worded: z.array(z.string()),
  }),
);
export type TextMatches = z.infer<typeof textMatchesSchema>;

export const listedJobEndpoints = defineEndpoints({
  /** All jobs; above `WHOLE_LIST_MAX` only the fields that a list needs. */
  'jobs.listed': readEndpoint('/api/listed-jobs', 'published', z.array(listedJobSchema)),
  /** Matches in the texts that a long list leaves out. */
  'jobs.texts': {
    method: 'GET',
    path: '/api/job-texts/:text',
    access: 'published',
    params: z.object({ text: searchInPath }),
    response: textMatchesSchema,
  },
});
