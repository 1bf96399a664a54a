import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { deletedItem, idParams, isoDateTime } from './fields';
import { previewableKindSchema } from './drafts';

// Links that show a draft without an account. Only the token's hash is stored. docs/decisions/0035-versions.md.

/** How long a link works, in days. */
export const PREVIEW_DAYS = 14;
/** 32 random bytes, or the SHA-256 of them, in hexadecimal digits. */
export const PREVIEW_TOKEN = /^[0-9a-f]{64}$/;
/** Links that an item has at most: one more revokes the oldest. */
export const PREVIEWS_MAX = 10;

export const previewLinkSchema = z.object({
  /** The hash of its token. */
  id: z.string(),
  createdAt: isoDateTime,
  createdBy: z.string(),
  /** From then on it is not found. */
  expiresAt: isoDateTime,
  /** When somebody last looked at it; within a minute it is told once. */
  openedAt: z.optional(isoDateTime),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const itemParams = z.extend(idParams, { kind: previewableKindSchema });

export const previewEndpoints = defineEndpoints({
  /** The links of an item that work now, newest first. */
  'previews.list': {
    method: 'GET',
    path: '/api/admin/previews/:kind/:id',
    access: 'admin',
    params: itemParams,
    response: z.array(previewLinkSchema),
  },
  /** Whoever makes the token keeps it, and sends its hash. */
  'previews.create': {
    method: 'POST',
    path: '/api/admin/previews/:kind/:id',
    access: 'admin',
    params: itemParams,
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

// The real page with the values of a form: for admins, and stored nowhere. docs/decisions/0035-versions.md.

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
  /** What the form would save. Invalid fields show what is live, or are left out. */
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
