import * as z from 'zod/mini';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { isoDateTime, itemVersion } from './fields';

/** How long a deleted item can be restored. */
export const BIN_DAYS = 30;
/** Deleted items that the list shows at most, the newest. */
export const BIN_LIST_MAX = 500;
/** Longest title of a deleted item, in characters. */
export const BIN_TITLE_MAX = 160;
/** Longest id of a deletion: it names the kind and the id of the item, and which item it was. */
const BIN_ID_MAX = 180;

/** One deletion, with all that a list needs to show. */
export const deletedItemSchema = z.object({
  /** Of the deletion: what a restore names. One slug may have been deleted more than once. */
  id: z.string(),
  kind: contentKindSchema,
  /** Of the item, which comes back under it. */
  itemId: z.string(),
  /** What a person recognises it by: a job's title, a logo's company, whose testimonial it was. */
  title: z.string(),
  deletedAt: isoDateTime,
  deletedBy: z.string(),
  /** From then on it is gone for good. */
  expiresAt: isoDateTime,
});
export type DeletedItem = z.infer<typeof deletedItemSchema>;

/** The item that a restore changed or brought back, and the version that it has now. */
export const restoredItemSchema = z.object({
  kind: contentKindSchema,
  id: z.string(),
  version: itemVersion,
});
export type RestoredItem = z.infer<typeof restoredItemSchema>;

export const binEndpoints = defineEndpoints({
  /** Newest first. */
  'bin.list': {
    method: 'GET',
    path: '/api/admin/deleted',
    access: 'admin',
    response: z.array(deletedItemSchema),
  },
  /** 409 when another item has taken the id meanwhile. */
  'bin.restore': {
    method: 'POST',
    path: '/api/admin/deleted/:id/restore',
    access: 'admin',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(BIN_ID_MAX)) }),
    response: restoredItemSchema,
    keyed: true,
  },
});
