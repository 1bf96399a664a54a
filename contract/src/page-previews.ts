import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { idParams } from './fields';

/*
 * The real page as it would be with what stands in a form: made for who is logged in, and stored nowhere.
 * docs/decisions/0035-versions.md.
 */

/** Longest address of a page that is asked for, in characters: the longest id has room in it. */
const PREVIEWED_PATH_MAX = 400;

export const pagePreviewSchema = z.strictObject({
  /** Of a page that visitors can open. */
  path: z.string().check(z.minLength(1), z.maxLength(PREVIEWED_PATH_MAX)),
  kind: z.enum(['siteSettings', 'pageTexts', 'taxonomy']),
  /** Of the item that the form is about. */
  id: idParams.shape.id,
  /** What the form would save, wrong and unfinished fields included: these are as visitors see them. */
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
    /** The document of the page, without its scripts and without what stands in for them. */
    response: z.object({ html: z.string() }),
    isRead: true,
  },
});
