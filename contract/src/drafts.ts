import * as z from 'zod/mini';
import { contentEndpoints, type ContentKind } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';
import { publicationInput } from './publication';

/*
 * Drafts of live items: saved, and hidden from visitors until someone publishes them or their time comes.
 * docs/decisions/0035-versions.md.
 */

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
const draftableKindSchema = z.enum(DRAFTABLE_KINDS);

const draftFields = {
  /** The item's id. */
  id: z.string(),
  /** The item's newest version, for `If-Match`. */
  version: itemVersion,
  /** Who saved it last. */
  by: z.string(),
  at: isoDateTime,
  /** When it goes live by itself. */
  publishAt: z.optional(isoDateTime),
  /** The publish time at which it could not be published. */
  missedAt: z.optional(isoDateTime),
};

/** A draft without its content. */
export const draftNoteSchema = z.object({ kind: draftableKindSchema, ...draftFields });
export type DraftNote = z.infer<typeof draftNoteSchema>;

function ofKind<K extends DraftableKind>(kind: K) {
  const item = contentEndpoints[`${kind}.list`].response.def.element;
  return {
    kind: z.literal(kind),
    item: item as (typeof contentEndpoints)[`${K}.list`]['response']['def']['element'],
  };
}

/** A draft, with the item as it would be published. */
export const draftSchema = z.discriminatedUnion('kind', [
  z.object({ ...ofKind('jobs'), ...draftFields }),
  z.object({ ...ofKind('caseStudies'), ...draftFields }),
  z.object({ ...ofKind('pageTexts'), ...draftFields }),
]);
export type Draft = z.infer<typeof draftSchema>;
export type DraftOf<K extends DraftableKind> = Extract<Draft, { kind: K }>;

/** A live item and its kind. */
const liveItemSchema = z.discriminatedUnion('kind', [
  z.object(ofKind('jobs')),
  z.object(ofKind('caseStudies')),
  z.object(ofKind('pageTexts')),
]);
export type LiveItem = z.infer<typeof liveItemSchema>;

const path = '/api/admin/drafts/:kind/:id';
const params = z.extend(idParams, { kind: draftableKindSchema });
const write = { access: 'admin', params, versioned: true, keyed: true } as const;
/** Some fields of the item, as the kind's update takes them. */
const changes = z.record(z.string(), z.unknown());

export const draftEndpoints = defineEndpoints({
  /** All drafts, newest first. */
  'drafts.list': {
    method: 'GET',
    path: '/api/admin/drafts',
    access: 'admin',
    response: z.array(draftNoteSchema),
  },
  /** Null for an item without a draft. */
  'drafts.get': { method: 'GET', path, access: 'admin', params, response: z.nullable(draftSchema) },
  /** An empty `publishAt` clears the time; without it the time stays, unless it has passed. */
  'drafts.save': {
    method: 'PUT',
    path,
    ...write,
    body: z.strictObject({ changes, publishAt: publicationInput.publishAt }),
    response: draftSchema,
  },
  /** Publishes the draft with these changes. */
  'drafts.publish': {
    method: 'POST',
    path: `${path}/publish`,
    ...write,
    body: z.strictObject({ changes }),
    response: liveItemSchema,
  },
  'drafts.discard': {
    method: 'DELETE',
    path,
    ...write,
    response: z.object({ kind: draftableKindSchema, id: z.string(), version: itemVersion }),
  },
});
