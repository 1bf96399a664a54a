import * as z from 'zod/mini';
import { CONSULTANT_ID_MAX } from './consultants';
import { defineEndpoints, readEndpoint } from './endpoint';
import {
  isInYears,
  isoDate,
  isoDateTime,
  itemVersion,
  optionalDate,
  optionalMultilineText,
  optionalText,
  requiredMultilineText,
  requiredText,
  storedText,
  YEAR_MAX,
  YEAR_MIN,
} from './fields';
import { getEndpoint, itemEndpoints } from './item-endpoints';
import { JOB_TYPES, NO_JOB_TYPE, WORKING_PATTERNS } from './job-choices';
import { publicationFields, publicationInput, withDraft } from './publication';

export const JOB_TITLE_MIN = 3;
export const JOB_TITLE_MAX = 160;

/** A job as the API returns it. Tags are comma-separated; lists are texts with one entry a line. */
const publishedJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  responsibilities: storedText,
  requirements: storedText,
  sectorTags: storedText,
  locationTags: storedText,
  customLocation: storedText,
  salary: storedText,
  jobType: storedText,
  postedAt: isoDateTime,
  /** The last day to apply; absent for no deadline. */
  closesAt: z.optional(isoDate),
  /** Closed because somebody was hired, whatever `closesAt` says. */
  isFilled: z.optional(z.boolean()),
  /** One of `WORKING_PATTERNS`. */
  workingPattern: storedText,
  /** When the work begins, in words: 'Immediately', 'January 2027'. */
  start: storedText,
  /** Languages the job asks for, in words: 'German C1'. */
  languages: storedText,
  /** Whether the employer sponsors a visa; absent if the advert doesn't say. */
  visaSponsorship: z.optional(z.boolean()),
  /** Whether the employer helps with moving; absent if the advert doesn't say. */
  relocationHelp: z.optional(z.boolean()),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  ...publicationFields,
  sectorId: z.optional(z.string()),
  locationId: z.optional(z.string()),
  /** Who answers questions; otherwise chosen by the job's first sector. */
  consultantId: storedText,
  version: itemVersion,
});
export const jobSchema = withDraft(publishedJobSchema);
export type Job = z.infer<typeof jobSchema>;

const jobType = z.pipe(
  z.enum(['', NO_JOB_TYPE, ...JOB_TYPES]),
  z.transform((type) => (type === NO_JOB_TYPE ? '' : type)),
);

const postedAt = isoDateTime.check(
  z.refine((text) => {
    // An invalid date already has a message.
    return Number.isNaN(Date.parse(text)) || isInYears(text);
  }, `Posting date must be between ${YEAR_MIN} and ${YEAR_MAX}`),
);

/** An empty text clears it. */
const optionalYesOrNo = z.optional(z.union([z.boolean(), z.literal('')]));

/** The fields an admin may set on a job. */
export const jobInputSchema = z.strictObject({
  title: requiredText(
    JOB_TITLE_MIN,
    JOB_TITLE_MAX,
    `Title must be at least ${JOB_TITLE_MIN} characters`,
  ),
  description: requiredMultilineText(10, 20_000, 'Description must be at least 10 characters'),
  responsibilities: optionalMultilineText(10_000),
  requirements: optionalMultilineText(10_000),
  sectorTags: optionalText(500),
  locationTags: optionalText(500),
  customLocation: optionalText(120),
  salary: optionalText(120),
  jobType: z.optional(jobType),
  isActive: z.optional(z.boolean()),
  isFeatured: z.optional(z.boolean()),
  postedAt: z.optional(postedAt),
  closesAt: optionalDate(
    `Closing date must be a day between ${YEAR_MIN} and ${YEAR_MAX}, as YYYY-MM-DD`,
  ),
  isFilled: z.optional(z.boolean()),
  workingPattern: z.optional(z.enum(['', ...WORKING_PATTERNS])),
  start: optionalText(60),
  languages: optionalText(120),
  visaSponsorship: optionalYesOrNo,
  relocationHelp: optionalYesOrNo,
  ...publicationInput,
  sectorId: optionalText(128),
  locationId: optionalText(128),
  consultantId: optionalText(CONSULTANT_ID_MAX),
});
export type JobInput = z.infer<typeof jobInputSchema>;

export type JobPatch = Partial<JobInput>;

export const jobEndpoints = {
  'jobs.get': getEndpoint('/api/jobs/:id', jobSchema),
  ...itemEndpoints('jobs', {
    path: '/api/jobs',
    access: 'published',
    item: jobSchema,
    input: jobInputSchema,
  }),
  ...defineEndpoints({
    /** Ids of the filled jobs, for visitors who saved one. */
    'jobs.filled': readEndpoint('/api/filled-jobs', 'published', z.array(z.string())),
  }),
};
