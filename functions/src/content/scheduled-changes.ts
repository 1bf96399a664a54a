import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DraftableKind, isDraftable } from '@torque-tide/contract/pending';
import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, isTransient, readDate } from '../lib/firestore';
import { describeError } from '../lib/log';
import { createChangeSet, type OpenChangeSet } from '../writes/change-set';
import { noteSchedule } from './change-log';
import { changesBetween, withFieldOf } from './changes';
import type { ContentDependencies } from './collection';
import { contentOf, historyIdOf, type StoredDocument, versionOf } from './document';
import type { AnyContentKind, CombineContents } from './kind';
import { getCurrent } from './current';
import { pendingReference, type StoredPending } from './pending-changes';
import { type Standing, withFirst } from './standing';
import { createContentWriter } from './writer';

/** Nobody schedules for so soon that it is over before the next look. */
const LOOK_AHEAD_MS = 2_000;

type Definitions = Readonly<Record<DraftableKind, AnyContentKind>>;

/** What has to be known of a kind to put two contents together. */
export interface StoredShape {
  toStored: (content: DocumentData) => DocumentData;
  /** @throws when the document is no such item */
  read: (document: StoredDocument) => unknown;
  /** @throws when no such item may hold this */
  check?: ((content: DocumentData, id: string) => void) | undefined;
  combine?: CombineContents | undefined;
  standing?: Standing | undefined;
}

/** What an item becomes at the time of its scheduled changes, or why it does not. */
type Outcome = ReturnType<CombineContents>;

/**
 * Puts scheduled changes together with what was changed in the item since, as its kind does it, or field by
 * field.
 *
 * @param item the item as it is stored
 * @returns `clashes`, the paths of the fields that say something else on both sides: nobody's later edit
 *   is written over while nobody looks. None where the changes cannot be read.
 */
export function meetItem(
  definition: StoredShape,
  stored: Pick<StoredPending, 'content' | 'base'>,
  document: StoredDocument,
): Outcome {
  try {
    return putTogether(definition, stored, document);
  } catch {
    return { clashes: [] };
  }
}

function putTogether(
  definition: StoredShape,
  { content, base }: Pick<StoredPending, 'content' | 'base'>,
  { id, data, createdAt }: StoredDocument,
): Outcome {
  const current = contentOf(withFirst(definition, id, data));
  const { combine = combineByField } = definition;
  const outcome = combine({ base, mine: content, theirs: current });
  if ('clashes' in outcome) return outcome;
  const wanted = fieldsBetween(base, content);
  const { content: merged } = outcome;
  const stored = definition.toStored(merged);
  return isReadable() ? { content: stored } : { clashes: wanted };

  function isReadable(): boolean {
    try {
      definition.read({ id, data: stored, createdAt });
      definition.check?.(stored, id);
      return fieldsBetween(merged, stored).every((field) => !wanted.includes(field));
    } catch {
      return false;
    }
  }
}

/** Where both sides have changed a field to something else, nothing is put together. */
function combineByField({ base, mine, theirs }: Parameters<CombineContents>[0]): Outcome {
  const wanted = fieldsBetween(base, mine);
  const others = new Set(fieldsBetween(base, theirs));
  const apart = new Set(fieldsBetween(mine, theirs));
  const clashes = wanted.filter((field) => others.has(field) && apart.has(field));
  if (clashes.length > 0) return { clashes };
  const content = wanted.reduce((all, field) => withFieldOf(mine, all, field) ?? all, theirs);
  // Parts that are whole or absent, changed on both sides, may not go together.
  const isWhole = fieldsBetween(mine, content).every((field) => !wanted.includes(field));
  return isWhole ? { content } : { clashes: wanted };
}

function fieldsBetween(before: DocumentData, after: DocumentData): string[] {
  return changesBetween(before, after).map(({ field }) => field);
}

/** True for the changes of this very item, and not of one that had its id before. */
export function belongsTo(stored: StoredPending, data: DocumentData): boolean {
  const historyId = historyIdOf(data);
  return (
    stored.historyId === undefined || historyId === undefined || stored.historyId === historyId
  );
}

/**
 * An item as visitors get it from the time of its scheduled changes on; undefined where there are none, or
 * the clock publishes none.
 */
export function scheduledDocument(
  definition: StoredShape,
  stored: StoredPending | undefined,
  document: StoredDocument,
): { at: Date; data: DocumentData } | undefined {
  const { data } = document;
  const at = readDate(stored?.publishAt);
  if (!stored || !at || data['isDraft'] === true || !belongsTo(stored, data)) return undefined;
  const outcome = meetItem(definition, stored, document);
  if ('clashes' in outcome) return undefined;
  return { at, data: { ...data, ...outcome.content, version: versionOf(data) + 1 } };
}

/**
 * The scheduled changes of a kind, by the ids of their items: few, whatever the number of items.
 *
 * @param ids of which items; undefined asks for those of all
 */
export async function readScheduled(
  firestore: Firestore,
  kind: ContentKind,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, StoredPending>> {
  if (!isDraftable(kind) || ids?.length === 0) return new Map();
  const documents = ids
    ? await firestore.getAll(...ids.map((id) => pendingReference(firestore, kind, id)))
    : (await scheduledIn(firestore).get()).docs;
  const all = documents.flatMap((document) => (document.data() as StoredPending | undefined) ?? []);
  return new Map(all.filter((each) => each.kind === kind).map((each) => [each.itemId, each]));
}

/** Changes without a time have no such field, and so are not found. */
function scheduledIn(firestore: Firestore) {
  return firestore.collection(COLLECTIONS.pending).orderBy('publishAt');
}

/**
 * Stores what the clock has published meanwhile, as versions of that time. Visitors have seen it since then
 * (`published`); whoever reads or changes what is stored calls this before. So what could not be published
 * at its time is found before anybody takes away what it clashed with, and is never published by the clock
 * any more. Decision 0022.
 */
export function createScheduledPublishing(
  { firestore, clock, log }: ContentDependencies,
  definitions: Definitions,
) {
  async function publishOrHold({ kind, itemId }: StoredPending): Promise<void> {
    const definition = definitions[kind];
    const changes = createChangeSet();
    const pending = await changes.get(pendingReference(firestore, kind, itemId));
    const item = { definition, id: itemId, ifVersion: undefined };
    const current = await getCurrent(changes, firestore, item);
    const { document, createdAt, data } = current;
    const stored = pending.data() as StoredPending | undefined;
    // Somebody may have given them another time meanwhile.
    if (!stored?.publishAt || stored.publishAt.toDate() > clock.now()) return;
    const next = scheduledDocument(definition, stored, { id: document.id, data, createdAt });
    noteSchedule(changes, firestore, { kind, id: itemId }, false);
    if (!next) {
      log.warn('Scheduled changes could not be published', { kind, id: itemId });
      const { publishAt: heldSince, ...waiting } = stored;
      changes.replace(pending.ref, { ...waiting, heldSince });
      await commit(changes);
      return;
    }
    const writer = createContentWriter(firestore, { now: () => next.at });
    await writer.replace(changes, current, contentOf(next.data), {
      by: stored.by,
      isByClock: true,
    });
    changes.delete(pending.ref);
    await commit(changes);
    log.audit({
      at: next.at.toISOString(),
      action: `${kind}.publishScheduled`,
      admin: stored.by,
      item: itemId,
      outcome: 'success',
      requestId: randomUUID(),
    });
  }

  async function commit(changes: OpenChangeSet): Promise<void> {
    await firestore.runTransaction(async (transaction) => changes.writeTo(transaction), {
      maxAttempts: 1,
    });
  }

  const told = new Set<string>();

  /** Once for each instance: changes that cannot be published are tried again and again. */
  function tellBroken({ ref, updateTime }: DocumentSnapshot, error: unknown): void {
    const version = `${ref.path}@${updateTime?.toMillis()}`;
    if (told.has(version)) return;
    told.add(version);
    log.error('Scheduled changes cannot be published', { path: ref.path, ...describeError(error) });
  }

  /** Until when nothing else is due, in milliseconds: many calls come close together. */
  let restsUntil = -Infinity;

  return async function settle(): Promise<void> {
    const now = clock.now().getTime();
    if (now < restsUntil) return;
    const soon = Timestamp.fromMillis(now + LOOK_AHEAD_MS);
    const { docs } = await scheduledIn(firestore).where('publishAt', '<', soon).get();
    const due = docs.filter((document) => timeOf(document) <= now);
    // In the order of their times: what one change stores may depend on what another has made.
    for (const document of due) {
      try {
        await publishOrHold(document.data() as StoredPending);
      } catch (error) {
        // Another instance was faster, or somebody has just changed or deleted the item.
        if (isConflict(error) || isGone(error)) continue;
        if (isTransient(error)) throw error;
        tellBroken(document, error);
      }
    }
    const later = docs.map(timeOf).filter((time) => time > now);
    restsUntil = Math.min(now + LOOK_AHEAD_MS, ...later);
  };
}

function timeOf(document: DocumentSnapshot): number {
  return (document.get('publishAt') as Timestamp).toMillis();
}

function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
