import * as z from 'zod/mini';
import { isoDateTime, optionalMoment } from './fields';

/** First and last year of a time of publication: any other is a slip, and not every one can be stored. */
export const PUBLISH_YEAR_MIN = 2000;
export const PUBLISH_YEAR_MAX = 2100;

/**
 * When an item is published, apart from whether it is active: neither a draft nor what waits for its
 * time is seen by visitors. An item that names neither is published.
 */
export const publicationFields = {
  isDraft: z.optional(z.boolean()),
  /** From when on visitors see it, without anybody's doing. */
  publishAt: z.optional(isoDateTime),
};

/** What an admin may set of it; an empty time takes the time away. */
export const publicationInput = {
  isDraft: z.optional(z.boolean()),
  publishAt: optionalMoment(
    'Publish on must be a date and a time',
    PUBLISH_YEAR_MIN,
    PUBLISH_YEAR_MAX,
  ),
};

/** What tells when an item is published. */
export interface Publication {
  isDraft?: boolean | undefined;
  publishAt?: string | undefined;
}
