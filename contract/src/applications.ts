import * as z from 'zod/mini';
import {
  APPLICANT_NAME_MAX,
  APPLICATION_NOTES_MAX,
  APPLICATION_PROBLEMS,
  APPLICATION_STATES,
  APPLICATION_WORDS_MAX,
  CV_MAX_BYTES,
  CV_TYPES,
  type CvType,
} from './application-choices';
import { defineEndpoints, readEndpoint } from './endpoint';
import {
  emailAddress,
  idParams,
  isoDateTime,
  itemVersion,
  line,
  optionalMultilineText,
  optionalPhone,
  requiredText,
  storedText,
} from './fields';
import { itemEndpoints } from './item-endpoints';

/** Largest form with its CV, in bytes. */
const FORM_MAX_BYTES = CV_MAX_BYTES + 64 * 1024;
const cvTypeSchema = z.enum(Object.keys(CV_TYPES) as [CvType, ...CvType[]]);

/** The author of changes by the private link. No account can have this name. */
export const CANDIDATE = 'the candidate';

/** The private link's token: 32 bytes in hex. Only its hash is stored. */
export const APPLICATION_TOKEN = /^[0-9a-f]{64}$/;

/** Returns the name under which a CV is downloaded. */
export function cvFileName({ id, name, cvType }: Pick<Application, 'id' | 'name' | 'cvType'>) {
  return `CV ${name} ${id}.${cvType}`;
}

/** An application as admins see it. */
export const applicationSchema = z.object({
  /** The number that the candidate gets. */
  id: z.string(),
  name: z.string(),
  /** In lower case. */
  email: z.string(),
  phone: storedText,
  words: storedText,
  /** Absent if it is for no job in particular. */
  jobId: storedText,
  /** The job's title when it was sent, because jobs change and disappear. */
  jobTitle: storedText,
  state: z.enum(APPLICATION_STATES),
  notes: storedText,
  /** Absent without a CV. */
  cvType: z.optional(cvTypeSchema),
  /** In bytes. */
  cvSize: z.optional(z.int().check(z.positive())),
  /** The version of the privacy policy that the candidate agreed to; absent if an admin added it. */
  privacyVersion: z.optional(itemVersion),
  sentAt: isoDateTime,
  /** When the application is deleted. */
  endsAt: isoDateTime,
  version: itemVersion,
});
export type Application = z.infer<typeof applicationSchema>;

/** The fields that the dashboard and jobs' cards count, for any number of applications. */
export const newApplicationSchema = z.pick(applicationSchema, {
  id: true,
  name: true,
  jobId: true,
  version: true,
});
export type NewApplication = z.infer<typeof newApplicationSchema>;

const email = emailAddress(APPLICATION_PROBLEMS.email).check(z.toLowerCase());

const givenFields = {
  name: requiredText(1, APPLICANT_NAME_MAX, APPLICATION_PROBLEMS.name),
  email,
  phone: optionalPhone(APPLICATION_PROBLEMS.phone),
  words: optionalMultilineText(APPLICATION_WORDS_MAX),
};

/** The fields an admin may set. */
export const applicationInputSchema = z.strictObject({
  ...givenFields,
  jobId: z.optional(line().check(z.maxLength(128))),
  state: z.optional(z.enum(APPLICATION_STATES)),
  notes: optionalMultilineText(APPLICATION_NOTES_MAX),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

const ticked = z.literal('on', APPLICATION_PROBLEMS.agreement);

/** The fields of a candidate's form, by name; the CV is sent as `cv`. */
export const applicationFormSchema = z.strictObject({
  ...givenFields,
  /** Empty for no job in particular. */
  job: z.optional(line().check(z.maxLength(128))),
  keepLonger: z.optional(ticked),
  agreement: ticked,
  /** Hidden from people: submissions by programs that fill in every field are refused. */
  website: z.optional(z.literal('', APPLICATION_PROBLEMS.website)),
});
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

/** The content of the private link's page. */
export interface ApplicationAtLink {
  /** The application's id. */
  number: string;
  jobId?: string | undefined;
  jobTitle?: string | undefined;
  sentAt: string;
  endsAt: string;
  hasCv: boolean;
  isWithdrawn: boolean;
}

const tokenSchema = z.string().check(z.regex(APPLICATION_TOKEN));

export const applicationEndpoints = {
  ...itemEndpoints('applications', {
    path: '/api/admin/applications',
    access: 'admin',
    item: applicationSchema,
    input: applicationInputSchema,
  }),
  ...defineEndpoints({
    /**
     * Submits a candidate's form. Scripts get JSON, a browser without them a page. Without a key,
     * identical forms are stored once.
     */
    'applications.send': {
      method: 'POST',
      path: '/api/applications',
      access: 'anyone',
      form: { max: FORM_MAX_BYTES },
      body: applicationFormSchema,
      response: z.object({ id: z.string(), token: tokenSchema }),
      status: 201,
      keyed: true,
    },
    /**
     * Through the private link: withdraws the application, or deletes it with everything that
     * belongs to it.
     */
    'applications.withdraw': {
      method: 'POST',
      path: '/api/applications/withdraw',
      access: 'anyone',
      form: { max: 2_048 },
      body: z.strictObject({ token: tokenSchema, action: z.enum(['withdraw', 'delete']) }),
      response: z.object({ token: tokenSchema }),
    },
    /** Only those in the state 'New'. */
    'applications.new': readEndpoint(
      '/api/admin/new-applications',
      'admin',
      z.array(newApplicationSchema),
    ),
    'applications.cv': {
      method: 'GET',
      path: '/api/admin/applications/:id/cv',
      access: 'admin',
      params: idParams,
      response: z.object({
        name: z.string(),
        type: z.string(),
        bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
      isDownload: true,
    },
  }),
};
