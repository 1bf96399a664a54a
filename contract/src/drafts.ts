import * as z from 'zod/mini';
import { contentEndpoints, type ContentKind } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';
import { publicationInput } from './publication';

/*
 * The draft beside a live item: what somebody has saved of it, and visitors do not see until it is published,
 * by hand or by the clock. docs/decisions/0035-versions.md.
 */

/** The kinds of content whose live items can have a draft. */
export const DRAFTABLE_KINDS = ['jobs', 'caseStudies', 'pageTexts'] as const;
export type DraftableKind = (typeof DRAFTABLE_KINDS)[number];

export function isDraftable(kind: ContentKind): kind is DraftableKind {
  return DRAFTABLE_KINDS.some((each) => each === kind);
}

/** Those of them whose new items can be drafts, which a link shows before visitors see them. */
const PREVIEWABLE_KINDS = ['jobs', 'caseStudies'] as const;
export type PreviewableKind = (typeof PREVIEWABLE_KINDS)[number];

export function isPreviewable(kind: ContentKind): kind is PreviewableKind {
  return PREVIEWABLE_KINDS.some((each) => each === kind);
}

export const previewableKindSchema = z.enum(PREVIEWABLE_KINDS);
const draftableKindSchema = z.enum(DRAFTABLE_KINDS);

const draftFields = {
  /** Of the item. */
  id: z.string(),
  /** The newest version of the item, which the draft belongs to: `If-Match` of a save names it. */
  version: itemVersion,
  /** Who saved it last. */
  by: z.string(),
  at: isoDateTime,
  /** When the clock publishes it; left out where somebody does. */
  publishAt: z.optional(isoDateTime),
  /** When the clock should have published it and could not: it waits for somebody since. */
  missedAt: z.optional(isoDateTime),
};

/** That an item has a draft, and whose. */
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

/** A live item, of whichever kind. */
const liveItemSchema = z.discriminatedUnion('kind', [
  z.object(ofKind('jobs')),
  z.object(ofKind('caseStudies')),
  z.object(ofKind('pageTexts')),
]);
export type LiveItem = z.infer<typeof liveItemSchema>;

const path = '/api/admin/drafts/:kind/:id';
const params = z.extend(idParams, { kind: draftableKindSchema });
const write = { access: 'admin', params, versioned: true, keyed: true } as const;
/** Fields of the item, as an update of its kind takes them; those that are left out are as the draft has them. */
const changes = z.record(z.string(), z.unknown());

export const draftEndpoints = defineEndpoints({
  /** Of every item that has one: those that were saved last come first. */
  'drafts.list': {
    method: 'GET',
    path: '/api/admin/drafts',
    access: 'admin',
    response: z.array(draftNoteSchema),
  },
  /** Null where the item has none. */
  'drafts.get': { method: 'GET', path, access: 'admin', params, response: z.nullable(draftSchema) },
  /** An empty time takes the time away, and one that is left out leaves it, unless it has passed. */
  'drafts.save': {
    method: 'PUT',
    path,
    ...write,
    body: z.strictObject({ changes, publishAt: publicationInput.publishAt }),
    response: draftSchema,
  },
  /** Gives the item what its draft says, and these changes besides; there is no draft any more then. */
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
