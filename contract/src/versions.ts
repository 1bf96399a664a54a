import * as z from 'zod/mini';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints, readEndpoint } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';

// Every save makes a version with the whole content. docs/decisions/0035-versions.md.

export const VERSIONS_MAX = 100;
export const RECENT_VERSIONS_MAX = 200;
/** Longest text in a change, in characters; longer ones are cut around the difference. */
export const CHANGE_TEXT_MAX = 2_000;
/** The author of imported content. */
export const SYSTEM_USER = 'system';
export const BIN_DAYS = 30;
export const BIN_LIST_MAX = 500;
export const VERSION_TITLE_MAX = 160;
const HISTORY_ID_MAX = 40;

const changedValueSchema = z.nullable(
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
);
/** A field's value in a change; null for none, an empty text or an empty list. */
export type ChangedValue = z.infer<typeof changedValueSchema>;

export const fieldChangeSchema = z.object({
  /** The field's path, dots between its parts: 'title', 'stats.year'. */
  field: z.string(),
  before: changedValueSchema,
  after: changedValueSchema,
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** A save's effect. `drafted` and `discarded` change only the draft; `published` made it live. */
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

export const versionSchema = z.object({
  ...madeFields,
  /** The earlier version that was restored. */
  restoredVersion: z.optional(itemVersion),
  /** The publish time of a draft. */
  publishAt: z.optional(isoDateTime),
  /** One per field; empty for a creation, a deletion or a restored deletion. */
  changes: z.array(fieldChangeSchema),
});
export type Version = z.infer<typeof versionSchema>;

/** A version in the activity list, or a deletion in the bin. */
export const listedVersionSchema = z.object({
  kind: contentKindSchema,
  id: z.string(),
  /** Distinguishes items that used the same slug. */
  historyId: z.string(),
  /** The item's title, company or author; '' if it has none. */
  title: z.string(),
  ...madeFields,
  fields: z.array(z.string()),
  /** Until when a deleted item can be restored. */
  expiresAt: z.optional(isoDateTime),
});
export type ListedVersion = z.infer<typeof listedVersionSchema>;

/** An item's last change. */
const latestChangeSchema = z.object({
  id: z.string(),
  at: isoDateTime,
  /** The admin's username; absent for imported content or changes before this was recorded. */
  by: z.optional(z.string()),
});
export type LatestChange = z.infer<typeof latestChangeSchema>;

/** Restores a version as the `live` content, as the `draft` of a live item, or `both`, as they were after it. */
export const RESTORE_AS = ['live', 'draft', 'both'] as const;
export type RestoreAs = (typeof RESTORE_AS)[number];

const versionParams = z.extend(idParams, { kind: contentKindSchema });

export const versionEndpoints = defineEndpoints({
  'versions.recent': readEndpoint('/api/admin/versions', 'admin', z.array(listedVersionSchema)),
  /** Deletions that can be undone, newest first. */
  'versions.deleted': readEndpoint('/api/admin/deleted', 'admin', z.array(listedVersionSchema)),
  /**
   * The last changes of a kind's items, unordered. Not in the items themselves, because visitors
   * must not see who edits.
   */
  'versions.latest': {
    method: 'GET',
    path: '/api/admin/versions/:kind',
    access: 'admin',
    params: z.object({ kind: contentKindSchema }),
    response: z.array(latestChangeSchema),
  },
  /** Newest first; also for deleted items. */
  'versions.list': {
    method: 'GET',
    path: '/api/admin/versions/:kind/:id',
    access: 'admin',
    params: versionParams,
    response: z.array(versionSchema),
  },
  /** Undo, restore and undelete. `If-Match` is the version of the item, or of its deletion. */
  'versions.restore': {
    method: 'POST',
    path: '/api/admin/versions/:kind/:id/restore',
    access: 'admin',
    params: versionParams,
    body: z.strictObject({
      /** For a deleted item, defaults to its state when it was deleted. */
      version: z.optional(itemVersion),
      as: z.enum(RESTORE_AS),
      /** Selects one of several items with this id; by default the current or last deleted one. */
      historyId: z.optional(z.string().check(z.minLength(1), z.maxLength(HISTORY_ID_MAX))),
    }),
    response: z.object({ kind: contentKindSchema, id: z.string(), version: itemVersion }),
    versioned: true,
    keyed: true,
  },
});
