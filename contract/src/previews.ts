import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint';
import { deletedItem, idParams, isoDateTime } from './fields';
import { previewableKindSchema } from './drafts';

/*
 * Links by which somebody without an account sees what is not published yet. The address holds a
 * token that the server never stores: it knows the hash of it alone, under which the link is kept.
 * docs/decisions/0035-versions.md.
 */

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
