import * as z from 'zod/mini';
import { restoredItemSchema } from './bin';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';

/** Versions of an item that are kept, the newest. */
export const HISTORY_MAX = 100;
/** Longest text of a change; of a longer one it shows the part where the difference begins. */
export const HISTORY_TEXT_MAX = 2_000;
/** Longest path of a field, in characters. */
const HISTORY_FIELD_MAX = 100;
/** Who changed what no admin did: content that was imported. */
export const SYSTEM_USER = 'system';

const historyValueSchema = z.nullable(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
/** A field's value as it is shown; null for none, which an empty text and an empty list are too. */
export type HistoryValue = z.infer<typeof historyValueSchema>;

export const fieldChangeSchema = z.object({
  /** The field's path, dots between its parts: 'title', 'stats.year'. */
  field: z.string(),
  before: historyValueSchema,
  after: historyValueSchema,
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Switches that are off where an item says nothing of them. */
const OFF_WITHOUT_VALUE: ReadonlySet<string> = new Set(['isDraft', 'isFilled']);

/** True where a field says the same on both sides: a first save writes down what was so without a word. */
export function isUnchanged({ field, before, after }: FieldChange): boolean {
  const isOff = (value: HistoryValue) => value === null || value === false;
  return OFF_WITHOUT_VALUE.has(field) && isOff(before) && isOff(after);
}

/** `published`: by the clock, which gave the item what had been scheduled beside it. */
export const HISTORY_ACTIONS = ['created', 'updated', 'published', 'deleted', 'restored'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** What somebody did to an item. */
export const historyEntrySchema = z.object({
  /** The version that the item had then; a deletion makes no version and names the last. */
  version: itemVersion,
  at: isoDateTime,
  /** User name of the admin, or `SYSTEM_USER`. */
  by: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  /** The earlier version that was restored; left out when the item came back from the bin. */
  restoredVersion: z.optional(itemVersion),
  /** Field by field; empty when the item came, went or came back as a whole. */
  changes: z.array(fieldChangeSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Who changed an item last. */
export const latestChangeSchema = z.object({
  id: z.string(),
  at: isoDateTime,
  /** User name of the admin; left out for content that was imported, or changed before this was kept. */
  by: z.optional(z.string()),
});
export type LatestChange = z.infer<typeof latestChangeSchema>;

const historyParams = z.extend(idParams, { kind: contentKindSchema });

export const historyEndpoints = defineEndpoints({
  /** Of every item of a kind, in no order. Not part of the items: who edits is no visitor's business. */
  'history.latest': {
    method: 'GET',
    path: '/api/admin/history/:kind',
    access: 'admin',
    params: z.object({ kind: contentKindSchema }),
    response: z.array(latestChangeSchema),
  },
  /** Newest first; of an item in the bin too. */
  'history.list': {
    method: 'GET',
    path: '/api/admin/history/:kind/:id',
    access: 'admin',
    params: historyParams,
    response: z.array(historyEntrySchema),
  },
  /** Gives an item the content of an earlier version, or one field of it, as a new version. */
  'history.restore': {
    method: 'POST',
    path: '/api/admin/history/:kind/:id/restore',
    access: 'admin',
    params: historyParams,
    body: z.strictObject({
      version: itemVersion,
      /** Path of the one field that goes back; the others stay as they are. Left out, all of them go. */
      field: z.optional(z.string().check(z.minLength(1), z.maxLength(HISTORY_FIELD_MAX))),
    }),
    response: restoredItemSchema,
    versioned: true,
    keyed: true,
  },
});
