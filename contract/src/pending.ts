import * as z from 'zod/mini';
import { caseStudyPatchSchema, caseStudySchema } from './case-studies';
import { defineEndpoints } from './endpoint';
import { idParams, isoDateTime, itemVersion } from './fields';
import { jobPatchSchema, jobSchema } from './jobs';

/*
 * Unpublished changes: what somebody has written of an item that is published, and that visitors do
 * not see until it is published as well. docs/decisions/0022-unpublished-changes.md.
 */

/** The kinds of content whose items can have unpublished changes, and be previewed: those with drafts. */
export const DRAFTABLE_KINDS = ['jobs', 'caseStudies'] as const;
export const draftableKindSchema = z.enum(DRAFTABLE_KINDS);
export type DraftableKind = (typeof DRAFTABLE_KINDS)[number];

/** That an item has unpublished changes, and whose. */
const pendingFields = {
  /** Of the unpublished changes themselves, from 1; 0 where there are none. */
  pendingVersion: itemVersion,
  /** The version of the item that they stand on. */
  baseVersion: itemVersion,
  /** Who saved them last. */
  by: z.string(),
  at: isoDateTime,
  /** When the first of them was saved. */
  since: isoDateTime,
};

export const pendingNoteSchema = z.object({
  kind: draftableKindSchema,
  id: z.string(),
  ...pendingFields,
});
export type PendingNote = z.infer<typeof pendingNoteSchema>;

function pendingOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    ...pendingFields,
    /** The item as it would be published. */
    item,
    /** The item at `baseVersion`: what was changed since then, here and in the item, can be told apart. */
    base: item,
  });
}

/** What is saved: the fields that are named, and the version of the item that they stand on. */
function changesOf<Patch extends z.ZodMiniType>(patch: Patch) {
  return z.strictObject({ baseVersion: itemVersion, changes: patch });
}

/** Which unpublished changes are gone, and at which version. */
const droppedSchema = z.object({ dropped: z.string(), pendingVersion: itemVersion });

const jobPending = pendingOf(jobSchema);
const caseStudyPending = pendingOf(caseStudySchema);
const jobChanges = changesOf(jobPatchSchema);
const caseStudyChanges = changesOf(caseStudyPatchSchema);

/**
 * `If-Match` names the version of the unpublished changes, 0 where there are none yet. A change of the
 * item that `baseVersion` does not contain is a 412 as well.
 */
export const pendingEndpoints = defineEndpoints({
  'pending.list': {
    method: 'GET',
    path: '/api/admin/pending',
    access: 'admin',
    response: z.array(pendingNoteSchema),
  },
  /** Null where the item has none. */
  'jobs.getPending': {
    method: 'GET',
    path: '/api/admin/pending/jobs/:id',
    access: 'admin',
    params: idParams,
    response: z.nullable(jobPending),
  },
  'jobs.savePending': {
    method: 'PUT',
    path: '/api/admin/pending/jobs/:id',
    access: 'admin',
    params: idParams,
    body: jobChanges,
    response: jobPending,
    versioned: true,
    keyed: true,
  },
  /** Saves the named fields and gives the item all of them: the changes are gone then. */
  'jobs.publishPending': {
    method: 'POST',
    path: '/api/admin/pending/jobs/:id/publish',
    access: 'admin',
    params: idParams,
    body: jobChanges,
    response: jobSchema,
    versioned: true,
    keyed: true,
  },
  'jobs.dropPending': {
    method: 'DELETE',
    path: '/api/admin/pending/jobs/:id',
    access: 'admin',
    params: idParams,
    response: droppedSchema,
    versioned: true,
    keyed: true,
  },
  'caseStudies.getPending': {
    method: 'GET',
    path: '/api/admin/pending/case-studies/:id',
    access: 'admin',
    params: idParams,
    response: z.nullable(caseStudyPending),
  },
  'caseStudies.savePending': {
    method: 'PUT',
    path: '/api/admin/pending/case-studies/:id',
    access: 'admin',
    params: idParams,
    body: caseStudyChanges,
    response: caseStudyPending,
    versioned: true,
    keyed: true,
  },
  'caseStudies.publishPending': {
    method: 'POST',
    path: '/api/admin/pending/case-studies/:id/publish',
    access: 'admin',
    params: idParams,
    body: caseStudyChanges,
    response: caseStudySchema,
    versioned: true,
    keyed: true,
  },
  'caseStudies.dropPending': {
    method: 'DELETE',
    path: '/api/admin/pending/case-studies/:id',
    access: 'admin',
    params: idParams,
    response: droppedSchema,
    versioned: true,
    keyed: true,
  },
});
