import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { SEARCH_TEXT_MAX } from './job-choices';
import { type Job, jobSchema } from './jobs';

/** What a list knows of each job, however long it is: a field that cards show or filters ask for stands here. */
export const LISTED_FIELDS = [
  'id',
  'title',
  'description',
  'sectorTags',
  'locationTags',
  'customLocation',
  'salary',
  'jobType',
  'postedAt',
  'closesAt',
  'isActive',
  'isFeatured',
] as const satisfies readonly (keyof Job)[];

/** A job as a list has it: of a long list with the beginning of its description. */
export type ListedJob = Pick<Job, (typeof LISTED_FIELDS)[number]> & {
  /** The language of the whole description, where that is not the page's and only its beginning is here. */
  textLang?: string | undefined;
};

const listed = Object.fromEntries(LISTED_FIELDS.map((name) => [name, jobSchema.shape[name]]));

// What the way through the list of names hides: a whole job keeps all that it has.
const listedJobSchema = z.object({
  ...z.partial(jobSchema).shape,
  ...listed,
  textLang: z.optional(z.string()),
}) as unknown as z.ZodMiniType<ListedJob, ListedJob>;

/** As `textInPath` writes it: four characters for three bytes, of which a character of a text has at most three. */
const askedText = z.pipe(
  z.string().check(z.regex(/^[\w-]+$/), z.maxLength(4 * SEARCH_TEXT_MAX)),
  z.transform((written, context) => {
    try {
      const bytes = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
      const decoder = new TextDecoder('utf-8', { fatal: true });
      const text = decoder.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
      if (text.length <= SEARCH_TEXT_MAX) return text;
    } catch {
      // Neither what `atob` nor what the decoder reads is a text of `textInPath`.
    }
    context.issues.push({ code: 'custom', message: 'This is no text to look for', input: written });
    return z.NEVER;
  }),
);

/** Which pieces of a search stand in which adverts, beyond what a long list knows of them. */
export const heardTextsSchema = z.object({
  /** Pieces of the description, in lower case and as they stand there. */
  described: z.array(z.string()),
  /** Pieces of the whole advert, as words are compared (`domain/src/jobs/job-word-search.ts`). */
  worded: z.array(z.string()),
  /** The adverts that have the same pieces, each by its place in these lists. */
  found: z.array(
    z.object({
      described: z.array(z.number()),
      worded: z.array(z.number()),
      jobs: z.array(z.string()),
    }),
  ),
});
export type HeardTexts = z.infer<typeof heardTextsSchema>;

export const listedJobEndpoints = defineEndpoints({
  /** What the site asks for in the place of a long list: of very many jobs what a list has to know, else all. */
  'jobs.listed': {
    method: 'GET',
    path: '/api/listed-jobs',
    access: 'published',
    response: z.array(listedJobSchema),
  },
  /** What a search finds in the texts that a long list does not have. */
  'jobs.texts': {
    method: 'GET',
    path: '/api/job-texts/:text',
    access: 'published',
    params: z.object({ text: askedText }),
    response: heardTextsSchema,
  },
});
