import * as z from 'zod/mini';
import { CONTENT_KINDS, contentEndpoints, type ContentKind, itemFieldsOf } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { pendingFields } from './pending-endpoints';

/*
 * Unpublished changes: what somebody has written of an item that is published, and that visitors do
 * not see until it is published as well. docs/decisions/0022-unpublished-changes.md. Those of one item
 * have the endpoints that `pending-endpoints.ts` makes for its kind.
 */

/** The kinds of content whose items can have unpublished changes. */
export type DraftableKind = {
  [K in ContentKind]: `${K}.savePending` extends keyof typeof contentEndpoints ? K : never;
}[ContentKind];

export function isDraftable(kind: ContentKind): kind is DraftableKind {
  return `${kind}.savePending` in contentEndpoints;
}

export const DRAFTABLE_KINDS = CONTENT_KINDS.filter(isDraftable);
export const draftableKindSchema = z.enum(DRAFTABLE_KINDS);

/**
 * Those of them whose items can be drafts, which a link shows before visitors see them. Texts, whose fields
 * have any name, have none of that name.
 */
export type PreviewableKind = {
  [K in DraftableKind]: string extends keyof ItemOf<K>
    ? never
    : 'isDraft' extends keyof ItemOf<K>
      ? K
      : never;
}[DraftableKind];

type ItemOf<K extends ContentKind> = z.infer<
  (typeof contentEndpoints)[`${K}.list`]['response']
>[number];

export function isPreviewable(kind: ContentKind): kind is PreviewableKind {
  return isDraftable(kind) && 'isDraft' in itemFieldsOf(kind);
}

export const previewableKindSchema = z.enum(DRAFTABLE_KINDS.filter(isPreviewable));

export const pendingNoteSchema = z.object({
  kind: draftableKindSchema,
  id: z.string(),
  ...pendingFields,
});
export type PendingNote = z.infer<typeof pendingNoteSchema>;

export const pendingEndpoints = defineEndpoints({
  'pending.list': {
    method: 'GET',
    path: '/api/admin/pending',
    access: 'admin',
    response: z.array(pendingNoteSchema),
  },
});
