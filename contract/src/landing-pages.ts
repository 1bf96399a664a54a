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

/** What sectors and locations have in common: each is a name, and may have a page that lists its jobs. */

export const LANDING_NAME_MAX = 60;
export const LANDING_ROLES_MAX = 12;

/** A name that a job may have as one of its tags, which commas separate. */
export const tagName = requiredText(1, LANDING_NAME_MAX, 'Name is required').check(
  z.refine((text) => !text.includes(','), 'A name can’t contain a comma'),
);

/** A sector or a location as the API answers with one. */
export const landingFields = {
  id: z.string(),
  /** As jobs and case studies say it. */
  name: z.string(),
  /** As links to its page say it, where that isn't the name. */
  linkName: storedText,
  /** The last part of its page's address; empty for one without an address. */
  slug: z.string(),
  /** The job form offers its name as a tag. */
  isOffered: z.boolean(),
  sortOrder: z.int(),
  /** What its page says. Each text that is missing is made of the name, or left out. */
  heading: storedText,
  title: storedText,
  description: storedText,
  lead: storedText,
  more: storedText,
  roles: z.optional(z.array(z.string())),
  /** Names it had. Items that still say one of them stay on its page. */
  formerNames: z.optional(z.array(z.string())),
  /** Slugs it had. Their addresses redirect to its page. */
  formerSlugs: z.optional(z.array(z.string())),
  version: itemVersion,
};

/** What an admin may set of either. */
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
  /** The first sentence or two lead in; the rest says more. */
  lead: optionalMultilineText(600),
  more: optionalMultilineText(2_000),
  /** Titles that such jobs usually have, the common ones first. */
  roles: z.optional(
    z
      .array(requiredText(1, 80, 'Role is required'))
      .check(z.maxLength(LANDING_ROLES_MAX, `At most ${LANDING_ROLES_MAX} roles`)),
  ),
};

/** What a landing page says in its own words, beside the jobs that it lists. */
export const landingTextSchema = z.strictObject({
  heading: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.strictObject({ lead: z.string(), more: z.string() }),
  roles: z.array(z.string()),
});
export type LandingText = z.infer<typeof landingTextSchema>;

export const landingTextEndpoints = defineEndpoints({
  /** The words of the page of a sector's or a place's jobs, by the page's slug. */
  'landingTexts.get': {
    method: 'GET',
    path: '/api/landing-text/:kind/:id',
    access: 'published',
    params: z.object({ kind: z.enum(['sector', 'location']), id: idParams.shape.id }),
    response: landingTextSchema,
  },
});
