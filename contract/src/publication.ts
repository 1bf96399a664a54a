import * as z from 'zod/mini';
import { isoDateTime, optionalMoment } from './fields';

const draftNoteSchema = z.object({
  /** Who saved it last, and when. */
  by: z.string(),
  at: isoDateTime,
  /** When it goes live by itself. */
  publishAt: z.optional(isoDateTime),
  /** The publish time at which it could not be published. */
  missedAt: z.optional(isoDateTime),
});
/** What a list says of a live item's draft, without its content. */
export type DraftNote = z.infer<typeof draftNoteSchema>;

/** Adds the draft of a live item: the item as it would be published. Only admins get it. */
export function withDraft<T extends z.ZodMiniObject>(item: T) {
  return z.extend(item, { draft: z.optional(z.extend(draftNoteSchema, { item })) });
}

/** When an item is published, apart from whether it is active. Without either field it is published. */
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
