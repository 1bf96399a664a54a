import { DRAFTABLE_KINDS, type DraftableKind } from '@torque-tide/contract/drafts';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, isTransient, readDate } from '../lib/firestore';
import { describeError } from '../lib/log';
import { createChangeSet } from '../writes/change-set';
import type { ContentDependencies } from './store';
import { findCurrent } from './current';
import { draftOf, type StoredDocument, versionOf } from './document';
import type { AnyContentKind } from './kind';
import { createContentWriter } from './writer';

/** How far ahead to query. Publish times can't be closer than this. */
const LOOK_AHEAD_MS = 2_000;

interface Publishable {
  read: (document: StoredDocument) => unknown;
  check?: ((content: DocumentData, id: string) => void) | undefined;
}

/** Returns the item as its scheduled draft will make it; undefined if there is none to publish. */
export function scheduledDocument(
  { read, check }: Publishable,
  { id, data, createdAt }: StoredDocument,
): { at: Date; data: DocumentData } | undefined {
  const draft = draftOf(data);
  const at = readDate(draft?.publishAt);
  if (!draft || !at || data['isDraft'] === true) return undefined;
  const next = { ...draft.content, version: versionOf(data) + 1 };
  try {
    read({ id, data: next, createdAt });
    check?.(draft.content, id);
    return { at, data: next };
  } catch {
    return undefined;
  }
}

/**
 * Stores drafts whose time has come as published versions, dated then. Visitors see them already, so everything
 * that reads or changes content calls this first. A draft that can't be published keeps `missedAt`.
 */
export function createScheduledPublishing(
  { firestore, clock, log }: ContentDependencies,
  definitions: Readonly<Record<DraftableKind, AnyContentKind>>,
) {
  async function publish(kind: DraftableKind, id: string): Promise<void> {
    const definition = definitions[kind];
    const changes = createChangeSet();
    const current = await findCurrent(changes, firestore, { definition, id });
    const draft = current && draftOf(current.data);
    // Someone may have rescheduled it since the query.
    if (!current || !draft?.publishAt || draft.publishAt.toDate() > clock.now()) return;
    const { data, createdAt, reference, document } = current;
    const next = scheduledDocument(definition, { id, data, createdAt });
    if (next) {
      const writer = createContentWriter(firestore, { now: () => next.at });
      const { version: _version, ...content } = next.data;
      const save = { by: draft.by, action: 'published' as const };
      writer.put(changes, current, { content, draft: undefined }, save);
    } else {
      log.warn('A scheduled draft could not be published', { kind, id });
      const { publishAt: missedAt, ...kept } = draft;
      changes.replace(reference, { ...document.data(), draft: { ...kept, missedAt } });
    }
    await firestore.runTransaction(async (transaction) => changes.writeTo(transaction), {
      maxAttempts: 1,
    });
    if (!next) return;
    log.audit({
      at: next.at.toISOString(),
      action: `${kind}.publishScheduled`,
      admin: draft.by,
      item: id,
      outcome: 'success',
      requestId: randomUUID(),
    });
  }

  async function readDue(kind: DraftableKind, before: Timestamp) {
    const { docs } = await firestore
      .collection(COLLECTIONS[kind])
      .where('draft.publishAt', '<', before)
      .select('draft.publishAt')
      .get();
    return docs.map((document) => {
      const publishAt = document.get('draft.publishAt') as Timestamp;
      return { kind, document, time: publishAt.toMillis() };
    });
  }

  /** When to query again, in ms: calls come in bursts. */
  let restsUntil = -Infinity;

  return async function settle(): Promise<void> {
    const now = clock.now().getTime();
    if (now < restsUntil) return;
    const soon = Timestamp.fromMillis(now + LOOK_AHEAD_MS);
    const found = (await Promise.all(DRAFTABLE_KINDS.map((kind) => readDue(kind, soon)))).flat();
    for (const { kind, document } of found.filter(({ time }) => time <= now)) {
      try {
        await publish(kind, document.id);
      } catch (error) {
        // Another instance was faster, or the item changed.
        if (isConflict(error)) continue;
        if (isTransient(error)) throw error;
        const details = { path: document.ref.path, ...describeError(error) };
        log.error('A scheduled draft cannot be published', details);
      }
    }
    const later = found.map(({ time }) => time).filter((time) => time > now);
    restsUntil = Math.min(now + LOOK_AHEAD_MS, ...later);
  };
}
