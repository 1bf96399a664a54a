import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { idParams } from './fields';

/*
 * The real page with what a form holds: rendered for admins, and stored nowhere.
 * docs/decisions/0035-versions.md.
 */

/** Stands for the id of an item that isn't stored yet. */
export const NEW_ITEM_ID = 'new';

/** Longest address of a page that is asked for, in characters: the longest id has room in it. */
const PREVIEWED_PATH_MAX = 400;

export const pagePreviewSchema = z.strictObject({
  /** Of a page that visitors can open, or of the item itself. */
  path: z.string().check(z.minLength(1), z.maxLength(PREVIEWED_PATH_MAX)),
  kind: z.enum([
    'siteSettings',
    'pageTexts',
    'sectors',
    'locations',
    'jobs',
    'caseStudies',
    'testimonials',
    'consultants',
  ]),
  /** Of the item that the form is about, or `NEW_ITEM_ID`. */
  id: idParams.shape.id,
  /**
   * What the form would save, invalid fields included. Of settings and texts these are shown as they are
   * live; of an item they are left out.
   */
  values: z.record(z.string(), z.unknown()),
});
export type PagePreview = z.infer<typeof pagePreviewSchema>;

export const pagePreviewEndpoints = defineEndpoints({
  /** Writes nothing: what is asked for has no room in an address. */
  'pagePreviews.make': {
    method: 'POST',
    path: '/api/admin/page-previews',
    access: 'admin',
    body: pagePreviewSchema,
    response: z.object({ html: z.string() }),
    isRead: true,
  },
});
