import * as z from 'zod/mini';
import { contentEndpoints, type ContentKind } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { idParams } from './fields';
import { publicationInput } from './publication';

// Drafts of live items, hidden from visitors until they are published. docs/decisions/0035-versions.md.

/** Kinds whose live items can have a draft. */
export const DRAFTABLE_KINDS = ['jobs', 'caseStudies', 'pageTexts'] as const;
export type DraftableKind = (typeof DRAFTABLE_KINDS)[number];

export function isDraftable(kind: ContentKind): kind is DraftableKind {
  return DRAFTABLE_KINDS.some((each) => each === kind);
}

/** Kinds whose new items can be drafts, so that preview links make sense. */
const PREVIEWABLE_KINDS = ['jobs', 'caseStudies'] as const;
export type PreviewableKind = (typeof PREVIEWABLE_KINDS)[number];

export function isPreviewable(kind: ContentKind): kind is PreviewableKind {
  return PREVIEWABLE_KINDS.some((each) => each === kind);
}

export const previewableKindSchema = z.enum(PREVIEWABLE_KINDS);

function itemOf<K extends DraftableKind>(kind: K) {
  const item = contentEndpoints[`${kind}.list`].response.def.element;
  return z.object({ kind: z.literal(kind), item });
}

const draftedItemSchema = z.discriminatedUnion('kind', [
  itemOf('jobs'),
  itemOf('caseStudies'),
  itemOf('pageTexts'),
]);
export type DraftedItem = z.infer<typeof draftedItemSchema>;

const path = '/api/admin/drafts/:kind/:id';
const write = {
  access: 'admin',
  params: z.extend(idParams, { kind: z.enum(DRAFTABLE_KINDS) }),
  response: draftedItemSchema,
  versioned: true,
  keyed: true,
} as const;
/** Any of the item's fields, as in the kind's update. */
const changes = z.record(z.string(), z.unknown());

export const draftEndpoints = defineEndpoints({
  /** An empty `publishAt` clears the time. Omitting it keeps the time, unless that has passed. */
  'drafts.save': {
    method: 'PUT',
    path,
    ...write,
    body: z.strictObject({ changes, publishAt: publicationInput.publishAt }),
  },
  'drafts.publish': {
    method: 'POST',
    path: `${path}/publish`,
    ...write,
    body: z.strictObject({ changes }),
  },
  'drafts.discard': { method: 'DELETE', path, ...write },
});
