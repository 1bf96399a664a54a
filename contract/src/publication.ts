import * as z from 'zod/mini';
import { isoDateTime, optionalMoment } from './fields';

const draftNoteSchema = z.object({
  /** Who saved the draft last, and when. */
  by: z.string(),
  at: isoDateTime,
  /** When the draft goes live automatically. */
  publishAt: z.optional(isoDateTime),
  /** The time at which publishing failed. */
  missedAt: z.optional(isoDateTime),
});
/** A live item's draft in a list, without its content. */
export type DraftNote = z.infer<typeof draftNoteSchema>;

/** Adds a live item's draft, which only admins get. */
export function withDraft<T extends z.ZodMiniObject>(item: T) {
  return z.extend(item, { draft: z.optional(z.extend(draftNoteSchema, { item })) });
}

/** When an item is published, apart from `isActive`. Without either field it is published. */
export const publicationFields = {
  isDraft: z.optional(z.boolean()),
  /** When visitors see it; nothing has to run then. */
  publishAt: z.optional(isoDateTime),
};

/** The field an admin may set; an empty time clears it. */
export const publicationInput = {
  isDraft: z.optional(z.boolean()),
  publishAt: optionalMoment('Publish on must be a date and a time'),
};

export type Publication = z.infer<z.ZodMiniObject<typeof publicationFields>>;
