import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { deletedItem, idParams, isoDateTime } from './fields';
import { previewableKindSchema } from './drafts';

// Links that show a draft without an account. Only the token's hash is stored. docs/decisions/0035-versions.md.

/** How long a link works, in days. */
export const PREVIEW_DAYS = 14;
/** 32 random bytes or their SHA-256, in hex. */
export const PREVIEW_TOKEN = /^[0-9a-f]{64}$/;
/** Most links per item: another one revokes the oldest. */
export const PREVIEWS_MAX = 10;

export const previewLinkSchema = z.object({
  /** The token's hash. */
  id: z.string(),
  createdAt: isoDateTime,
  createdBy: z.string(),
  expiresAt: isoDateTime,
  /** The last visit, recorded at most once a minute. */
  openedAt: z.optional(isoDateTime),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const ofItem = {
  path: '/api/admin/previews/:kind/:id',
  access: 'admin',
  params: z.extend(idParams, { kind: previewableKindSchema }),
} as const;

export const previewEndpoints = defineEndpoints({
  /** The item's working links, newest first. */
  'previews.list': { method: 'GET', ...ofItem, response: z.array(previewLinkSchema) },
  /** The client makes the token, keeps it, and sends only its hash. */
  'previews.create': {
    method: 'POST',
    ...ofItem,
    body: z.strictObject({ hash: z.string().check(z.regex(PREVIEW_TOKEN)) }),
    response: previewLinkSchema,
    status: 201,
    keyed: true,
  },
  'previews.revoke': {
    method: 'DELETE',
    path: '/api/admin/previews/:id',
    access: 'admin',
    params: idParams,
    response: deletedItem,
    keyed: true,
  },
});

// The real page with the values of a form, for admins only and never stored.
// docs/decisions/0035-versions.md.

/** Replaces the id of an item that isn't stored yet. */
export const NEW_ITEM_ID = 'new';

/** Longest path of a previewed page, in characters; fits the longest id. */
const PREVIEWED_PATH_MAX = 400;

export const pagePreviewSchema = z.strictObject({
  /** A page that visitors can open, or the item's own. */
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
  /** The form's item, or `NEW_ITEM_ID`. */
  id: idParams.shape.id,
  /** The values that the form would save. Invalid fields keep their live value, or are left out. */
  values: z.record(z.string(), z.unknown()),
});
export type PagePreview = z.infer<typeof pagePreviewSchema>;

export const pagePreviewEndpoints = defineEndpoints({
  /** A POST because the values don't fit into an address; it writes nothing. */
  'pagePreviews.make': {
    method: 'POST',
    path: '/api/admin/page-previews',
    access: 'admin',
    body: pagePreviewSchema,
    response: z.object({ html: z.string() }),
    isRead: true,
  },
});
