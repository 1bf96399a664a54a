import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';
import { publicationInput } from './publication';

/** That an item has unpublished changes, and whose. */
export const pendingFields = {
  /** Of the unpublished changes themselves, from 1; 0 where there are none. */
  pendingVersion: itemVersion,
  /** The version of the item that they stand on. */
  baseVersion: itemVersion,
  /** Who saved them last. */
  by: z.string(),
  at: isoDateTime,
  /** When the first of them was saved. */
  since: isoDateTime,
  /** When they are published by the clock; left out where somebody publishes them. */
  publishAt: z.optional(isoDateTime),
  /** When they were to be published and could not be: the clock does not try again. */
  heldSince: z.optional(isoDateTime),
  /**
   * Of those that have either time: the paths of the fields that were changed in the item as well since, to something
   * else. Where there are any at its time, the clock publishes nothing.
   */
  clashes: z.optional(z.array(z.string())),
};

/** Which unpublished changes are gone, and at which version. */
const droppedSchema = z.object({ dropped: z.string(), pendingVersion: itemVersion });

/** Rows by what they do, each to be named after its kind. */
type Named<K extends string, Rows> = {
  readonly [Row in keyof Rows & string as `${K}.${Row}`]: Rows[Row];
};

/**
 * The endpoints for unpublished changes, for a kind of content whose items can be drafts. `If-Match` names
 * the version of the unpublished changes, 0 where there are none yet. A change of the item that
 * `baseVersion` does not contain is a 412 as well.
 *
 * @param folder names the kind in the address
 * @param item an item as the API answers with it
 * @param patch any part of an item
 */
export function pendingEndpointsOf<
  K extends string,
  Folder extends string,
  Item extends z.ZodMiniType,
  Patch extends z.ZodMiniType,
>(
  kind: K,
  folder: Folder,
  item: Item,
  patch: Patch,
): Named<K, ReturnType<typeof rowsOf<Folder, Item, Patch>>> {
  const rows = Object.entries(rowsOf(folder, item, patch));
  return Object.fromEntries(rows.map(([name, row]) => [`${kind}.${name}`, row])) as Named<
    K,
    ReturnType<typeof rowsOf<Folder, Item, Patch>>
  >;
}

function rowsOf<Folder extends string, Item extends z.ZodMiniType, Patch extends z.ZodMiniType>(
  folder: Folder,
  item: Item,
  patch: Patch,
) {
  const path = `/api/admin/pending/${folder}/:id` as const;
  const pending = z.object({
    ...pendingFields,
    /** The item as it would be published. */
    item,
    /** The item at `baseVersion`: what was changed since then, here and in the item, can be told apart. */
    base: item,
  });
  /** What is saved: the fields that are named, and the version of the item that they stand on. */
  const body = z.strictObject({ baseVersion: itemVersion, changes: patch });
  /** An empty time takes the time away, and one that is left out leaves it, unless it has passed. */
  const savedBody = z.extend(body, { publishAt: publicationInput.publishAt });
  const write = { access: 'admin', params: idParams, versioned: true, keyed: true } as const;
  return {
    /** Null where the item has none. */
    getPending: {
      method: 'GET',
      path,
      access: 'admin',
      params: idParams,
      response: z.nullable(pending),
    },
    savePending: { method: 'PUT', path, ...write, body: savedBody, response: pending },
    /** Saves the named fields and gives the item all of them: the changes are gone then. */
    publishPending: { method: 'POST', path: `${path}/publish`, ...write, body, response: item },
    dropPending: { method: 'DELETE', path, ...write, response: droppedSchema },
  } as const satisfies Record<string, Endpoint>;
}
