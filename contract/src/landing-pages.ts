import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import {
  idParams,
  itemVersion,
  optionalMultilineText,
  optionalSortOrder,
  optionalText,
  requiredText,
  storedText,
} from './fields';

/** The fields that sectors and locations share: a name, and possibly a page that lists its jobs. */

export const LANDING_NAME_MAX = 60;
export const LANDING_ROLES_MAX = 12;

/** A name that can be one of a job's comma-separated tags. */
export const tagName = requiredText(1, LANDING_NAME_MAX, 'Name is required').check(
  z.refine((text) => !text.includes(','), 'A name can’t contain a comma'),
);

/** A sector or a location as the API returns it. */
export const landingFields = {
  id: z.string(),
  /** As written in jobs and case studies. */
  name: z.string(),
  /** The text of links to its page; defaults to the name. */
  linkName: storedText,
  /** The last part of its page's address; empty if it has no page. */
  slug: z.string(),
  /** Whether the job form offers it as a tag. */
  isOffered: z.boolean(),
  sortOrder: z.int(),
  /** The words of its page. Missing ones are derived from the name or left out. */
  heading: storedText,
  title: storedText,
  description: storedText,
  lead: storedText,
  more: storedText,
  roles: z.optional(z.array(z.string())),
  /** Earlier names. Items that still use one are listed on its page. */
  formerNames: z.optional(z.array(z.string())),
  /** Earlier slugs, which redirect to its page. */
  formerSlugs: z.optional(z.array(z.string())),
  version: itemVersion,
};

/** The fields an admin may set on either. */
export const landingInput = {
  name: tagName,
  linkName: optionalText(LANDING_NAME_MAX),
  slug: requiredText(1, LANDING_NAME_MAX, 'An address is required').check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
  ),
  isOffered: z.optional(z.boolean()),
  sortOrder: optionalSortOrder,
  heading: optionalText(120),
  /** For the browser's tab and search results, without the agency's name. */
  title: optionalText(120),
  /** For search results and shared links. */
  description: optionalText(320),
  /** The first sentence or two; `more` follows. */
  lead: optionalMultilineText(600),
  more: optionalMultilineText(2_000),
  /** Typical job titles, the most common first. */
  roles: z.optional(
    z
      .array(requiredText(1, 80, 'Role is required'))
      .check(z.maxLength(LANDING_ROLES_MAX, `At most ${LANDING_ROLES_MAX} roles`)),
  ),
};

/** The words of a landing page. */
export const landingTextSchema = z.strictObject({
  heading: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.strictObject({ lead: z.string(), more: z.string() }),
  roles: z.array(z.string()),
});
export type LandingText = z.infer<typeof landingTextSchema>;

export const landingTextEndpoints = defineEndpoints({
  /** By kind and slug. */
  'landingTexts.get': {
    method: 'GET',
    path: '/api/landing-text/:kind/:id',
    access: 'published',
    params: z.object({ kind: z.enum(['sector', 'location']), id: idParams.shape.id }),
    response: landingTextSchema,
  },
});
