import * as z from 'zod/mini';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';

/*
 * Every save of an item is one version of it, kept whole: who, when, and what was done. History, undo and the
 * bin are ways to look at versions. docs/decisions/0035-versions.md.
 */

/** Versions of an item that are kept, the newest. */
export const VERSIONS_MAX = 100;
/** Versions of all items that the list of recent ones has at most. */
export const RECENT_VERSIONS_MAX = 200;
/** Longest text of a change; of a longer one it shows the part where the difference begins. */
export const CHANGE_TEXT_MAX = 2_000;
/** Who made what no admin did: content that was imported. */
export const SYSTEM_USER = 'system';
/** How long a deleted item can be brought back. */
export const BIN_DAYS = 30;
/** Deleted items that the list shows at most, the newest. */
export const BIN_LIST_MAX = 500;
/** Longest title of an item in a list of versions, in characters. */
export const VERSION_TITLE_MAX = 160;
/** Longest id of an item's life, in characters. */
const HISTORY_ID_MAX = 40;

const changedValueSchema = z.nullable(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
/** A field's value as it is shown; null for none, which an empty text and an empty list are too. */
export type ChangedValue = z.infer<typeof changedValueSchema>;

export const fieldChangeSchema = z.object({
  /** The field's path, dots between its parts: 'title', 'stats.year'. */
  field: z.string(),
  before: changedValueSchema,
  after: changedValueSchema,
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Switches that are off where an item says nothing of them. */
const OFF_WITHOUT_VALUE: ReadonlySet<string> = new Set(['isDraft', 'isFilled']);

/** True where a field says the same on both sides: a first save writes down what was so without a word. */
export function isUnchanged({ field, before, after }: FieldChange): boolean {
  const isOff = (value: ChangedValue) => value === null || value === false;
  return OFF_WITHOUT_VALUE.has(field) && isOff(before) && isOff(after);
}

/**
 * What was done. `drafted` and `discarded` concern the draft beside a live item, which stays as it is;
 * `published` gave the item what its draft said, by hand or by the clock.
 */
export const VERSION_ACTIONS = [
  'created',
  'updated',
  'drafted',
  'discarded',
  'published',
  'deleted',
  'restored',
] as const;
export type VersionAction = (typeof VERSION_ACTIONS)[number];

const madeFields = {
  /** From 1; 0 for content that was imported and never changed. */
  version: itemVersion,
  at: isoDateTime,
  /** User name of the admin, or `SYSTEM_USER`. */
  by: z.string(),
  action: z.enum(VERSION_ACTIONS),
};

/** One version of an item. */
export const versionSchema = z.object({
  ...madeFields,
  /** The earlier version that was restored. */
  restoredVersion: z.optional(itemVersion),
  /** Of a draft: when the clock publishes it. */
  publishAt: z.optional(isoDateTime),
  /** Field by field; empty where the item came, went or came back as a whole. */
  changes: z.array(fieldChangeSchema),
});
export type Version = z.infer<typeof versionSchema>;

/** One version in the list of all kinds. */
export const recentVersionSchema = z.object({
  kind: contentKindSchema,
  /** Of the item. */
  id: z.string(),
  /** What a person recognises it by; '' when it has none. */
  title: z.string(),
  ...madeFields,
  /** The paths of the fields that were changed. */
  fields: z.array(z.string()),
});
export type RecentVersion = z.infer<typeof recentVersionSchema>;

/** One deletion, with all that a list needs to show. */
export const deletedItemSchema = z.object({
  kind: contentKindSchema,
  /** Of the item, which comes back under it. */
  id: z.string(),
  /** Of the item's life: one slug may have been deleted more than once. */
  historyId: z.string(),
  /** The version that the deletion made: restoring it brings the item back. */
  version: itemVersion,
  title: z.string(),
  deletedAt: isoDateTime,
  deletedBy: z.string(),
  /** From then on it is gone for good. */
  expiresAt: isoDateTime,
});
export type DeletedItem = z.infer<typeof deletedItemSchema>;

/** Who changed an item last. */
export const latestChangeSchema = z.object({
  id: z.string(),
  at: isoDateTime,
  /** User name of the admin; left out for content that was imported, or changed before this was kept. */
  by: z.optional(z.string()),
});
export type LatestChange = z.infer<typeof latestChangeSchema>;

/** An item that a call has given another version. */
export const restoredItemSchema = z.object({
  kind: contentKindSchema,
  id: z.string(),
  version: itemVersion,
});
export type RestoredItem = z.infer<typeof restoredItemSchema>;

/**
 * What a version is restored as. `live`: what it held is what visitors see, and there is no draft any more;
 * `draft`: it becomes the draft beside the live item; `both`: item and draft are as they were after it, which
 * takes back whatever was done since, and a deletion too.
 */
export const RESTORE_AS = ['live', 'draft', 'both'] as const;
export type RestoreAs = (typeof RESTORE_AS)[number];

const versionParams = z.extend(idParams, { kind: contentKindSchema });

export const versionEndpoints = defineEndpoints({
  /** What was done lately, in all kinds: newest first. */
  'versions.recent': {
    method: 'GET',
    path: '/api/admin/versions',
    access: 'admin',
    response: z.array(recentVersionSchema),
  },
  /** Deleted items that can be brought back, newest first. */
  'versions.deleted': {
    method: 'GET',
    path: '/api/admin/deleted',
    access: 'admin',
    response: z.array(deletedItemSchema),
  },
  /** Of every item of a kind, in no order. Not part of the items: who edits is no visitor's business. */
  'versions.latest': {
    method: 'GET',
    path: '/api/admin/versions/:kind',
    access: 'admin',
    params: z.object({ kind: contentKindSchema }),
    response: z.array(latestChangeSchema),
  },
  /** Newest first; of an item in the bin too. */
  'versions.list': {
    method: 'GET',
    path: '/api/admin/versions/:kind/:id',
    access: 'admin',
    params: versionParams,
    response: z.array(versionSchema),
  },
  /**
   * Makes an earlier version the newest: undo, restore and bring back are this one call. `If-Match` names the
   * version that the item, or its deletion, has now. 409 when another item has taken the id meanwhile.
   */
  'versions.restore': {
    method: 'POST',
    path: '/api/admin/versions/:kind/:id/restore',
    access: 'admin',
    params: versionParams,
    body: z.strictObject({
      version: itemVersion,
      as: z.enum(RESTORE_AS),
      /** Which of several deleted items of one id; left out, the item that is there or was deleted last. */
      historyId: z.optional(z.string().check(z.minLength(1), z.maxLength(HISTORY_ID_MAX))),
    }),
    response: restoredItemSchema,
    versioned: true,
    keyed: true,
  },
});
