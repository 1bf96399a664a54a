import * as z from 'zod/mini';
import { isoDateTime, optionalMoment } from './fields';

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
  publishAt: optionalMoment('Publish on must be a date and a time'),
};

/** What tells when an item is published. */
export interface Publication {
  isDraft?: boolean | undefined;
  publishAt?: string | undefined;
}
