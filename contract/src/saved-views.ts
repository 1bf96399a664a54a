import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { itemVersion } from './fields';

/*
 * The views of the jobs that an admin gave a name, kept with the account, so that each of its browsers has
 * them. They are few and small, so they are read and written together.
 */

/** Longest name of one, in characters. */
export const VIEW_NAME_MAX = 60;
/** Longest part of an address that makes one, in characters. */
export const VIEW_SEARCH_MAX = 2_000;
/** More than anybody keeps apart. */
export const VIEWS_MAX = 30;

export const savedViewSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
  /** The part of the address that makes the view. */
  search: z.string().check(z.maxLength(VIEW_SEARCH_MAX)),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** All that an account has; no two of them have one name. */
export const savedViewListSchema = z.array(savedViewSchema).check(
  z.maxLength(VIEWS_MAX),
  z.refine(
    (views) => new Set(views.map(({ name }) => name)).size === views.length,
    'Two views have the same name',
  ),
);

const accountViews = z.object({
  views: z.array(savedViewSchema),
  /** Sent back in `If-Match`: another browser may have written them meanwhile. Zero where there were never any. */
  version: itemVersion,
});
export type AccountViews = z.infer<typeof accountViews>;

/** Each is about those of the account that asks; nobody reaches another one's. */
export const savedViewEndpoints = defineEndpoints({
  'savedViews.get': {
    method: 'GET',
    path: '/api/admin/saved-views',
    access: 'admin',
    response: accountViews,
  },
  /** Puts these in the place of all. A repeat of the same is answered as the first one. */
  'savedViews.update': {
    method: 'PUT',
    path: '/api/admin/saved-views',
    access: 'admin',
    body: z.strictObject({ views: savedViewListSchema }),
    response: accountViews,
    versioned: true,
  },
});
