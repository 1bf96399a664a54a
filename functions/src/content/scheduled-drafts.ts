import { DRAFTABLE_KINDS, type DraftableKind } from '@torque-tide/contract/drafts';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, isTransient, readDate } from '../lib/firestore';
import { describeError } from '../lib/log';
import { createChangeSet } from '../writes/change-set';
import { noteChange } from './change-log';
import type { ContentDependencies } from './collection';
import { getCurrent } from './current';
import { draftOf, type StoredDocument, type StoredDraft, versionOf } from './document';
import type { AnyContentKind } from './kind';
import { createContentWriter } from './writer';

/** Nobody schedules for so soon that it is over before the next look. */
const LOOK_AHEAD_MS = 2_000;

/** What tells whether content can be published. */
interface Readable {
  /** @throws when the document is no such item */
  read: (document: StoredDocument) => unknown;
  /** @throws when no such item may hold this */
  check?: ((content: DocumentData, id: string) => void) | undefined;
}

/**
 * An item as visitors get it from the time of its draft on; undefined where there is none, it has no time, or
 * cannot be published.
 */
export function scheduledDocument(
  { read, check }: Readable,
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
 * Stores what the clock has published meanwhile, as versions of that time. Visitors have seen it since then
 * (`published`); whoever reads or changes what is stored calls this before. One that cannot be published stays a
 * draft that says so.
 */
export function createScheduledPublishing(
  { firestore, clock, log }: ContentDependencies,
  definitions: Readonly<Record<DraftableKind, AnyContentKind>>,
) {
  async function publish(kind: DraftableKind, id: string): Promise<void> {
    const definition = definitions[kind];
    const changes = createChangeSet();
    const current = await getCurrent(changes, firestore, { definition, id, ifVersion: undefined });
    const { data, createdAt, reference, document } = current;
    const draft = draftOf(data);
    // Somebody may have given it another time meanwhile.
    if (!draft?.publishAt || draft.publishAt.toDate() > clock.now()) return;
    const next = scheduledDocument(definition, { id, data, createdAt });
    if (next) {
      const writer = createContentWriter(firestore, { now: () => next.at });
      const { version: _version, ...content } = next.data;
      const told = { by: draft.by, action: 'published' as const };
      writer.put(changes, current, { content, draft: undefined }, told);
    } else {
      log.warn('A scheduled draft could not be published', { kind, id });
      const { publishAt: missedAt, ...kept } = draft;
      changes.replace(reference, { ...document.data(), draft: { ...kept, missedAt } });
      noteChange(changes, firestore, { kind, id });
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
    return docs.map((document) => ({ kind, document, time: timeOf(document) }));
  }

  /** Once for each instance: it is tried again and again. */
  const told = new Set<string>();

  function tellBroken({ ref, updateTime }: DocumentSnapshot, error: unknown): void {
    const version = `${ref.path}@${updateTime?.toMillis()}`;
    if (told.has(version)) return;
    told.add(version);
    log.error('A scheduled draft cannot be published', { path: ref.path, ...describeError(error) });
  }

  /** Until when nothing else is due, in milliseconds: many calls come close together. */
  let restsUntil = -Infinity;

  return async function settle(): Promise<void> {
    const now = clock.now().getTime();
    if (now < restsUntil) return;
    const soon = Timestamp.fromMillis(now + LOOK_AHEAD_MS);
    const found = (await Promise.all(DRAFTABLE_KINDS.map((kind) => readDue(kind, soon)))).flat();
    // In the order of their times: what one change stores may depend on what another has made.
    found.sort((a, b) => a.time - b.time);
    for (const { kind, document } of found.filter(({ time }) => time <= now)) {
      try {
        await publish(kind, document.id);
      } catch (error) {
        // Another instance was faster, or somebody has just changed or deleted the item.
        if (isConflict(error) || isGone(error)) continue;
        if (isTransient(error)) throw error;
        tellBroken(document, error);
      }
    }
    const later = found.map(({ time }) => time).filter((time) => time > now);
    restsUntil = Math.min(now + LOOK_AHEAD_MS, ...later);
  };
}

function timeOf(document: DocumentSnapshot): number {
  return ((document.get('draft') as StoredDraft).publishAt as Timestamp).toMillis();
}

function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found';
}
