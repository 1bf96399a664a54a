import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';
import type { WriteAttempt } from '../lib/handler';
import { noteChange, noteSchedule } from './change-log';
import { tellAdmins } from './change-notes';
import type { ChangeSet } from '../writes/change-set';
import { changesBetween } from './changes';
import type { CurrentItem } from './current';
import { contentOf, versionOf } from './document';
import { pendingReference, type StoredPending } from './pending-changes';
import { createHistoryRecorder, historyEntryId, type StoredHistoryEntry } from './history-recorder';
import type { AnyContentKind } from './kind';

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;

/** Who makes a change, and which call. */
export interface Change {
  by: string;
  attempt: WriteAttempt;
}

/** How a change of an item stands in its history. */
interface Replacement extends Pick<Change, 'by'> {
  /** The earlier version whose content is restored, if that is the change. */
  restoredVersion?: number;
  /** Somebody had scheduled it, and nobody was there. */
  isByClock?: boolean;
}

/** A deleted item as it is stored, once for each deletion. */
export interface StoredDeletedItem {
  kind: ContentKind;
  itemId: string;
  title: string;
  deletedAt: Timestamp;
  deletedBy: string;
  /** When it can no longer be restored; a TTL policy tidies up later. */
  expiresAt: Timestamp;
  /** The whole document as it was stored. */
  document: DocumentData;
  /** Its unpublished changes, if it had any: they come back with it. */
  pending?: StoredPending;
}

/** Where an item stands, or will stand. */
interface Place {
  definition: AnyContentKind;
  reference: DocumentReference;
}

function placeOf({ definition: { kind }, reference: { id } }: Place) {
  return { kind, id };
}

/** What is told of a change beside where it was made. */
interface Told {
  entry: Omit<StoredHistoryEntry, 'kind' | 'itemId'>;
  /** The document that says what the item is called. */
  data: DocumentData;
}

/**
 * The one place where content is written: each change together with its entry in the history,
 * with what it does to the bin, and with the notes that tell every instance that what visitors see
 * has changed, and other admins who did what, in one change set, which must have read all it needs
 * by then.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const history = createHistoryRecorder(firestore);
  const bin = firestore.collection(COLLECTIONS.bin);
  const now = () => Timestamp.fromDate(clock.now());

  /** Tells of a change whoever has to know: its history, every instance, every other admin. */
  function tell(changes: ChangeSet, place: Place, { entry, data }: Told) {
    const { version, action, restoredVersion, by, at } = entry;
    const item = placeOf(place);
    noteChange(changes, firestore, item);
    history.add(changes, place, entry);
    tellAdmins(changes, firestore, {
      ...item,
      title: place.definition.titleOf(data, item.id),
      version,
      action,
      ...(entry.changes.length > 0 ? { fields: entry.changes.map(({ field }) => field) } : {}),
      ...(restoredVersion === undefined ? {} : { restoredVersion }),
      by,
      at,
    });
  }

  /** Stores a new item and returns its document. */
  function create(
    changes: ChangeSet,
    { definition, reference }: Place,
    content: DocumentData,
    { by }: Change,
  ) {
    const at = now();
    const version = 1;
    const historyId = history.newHistoryId();
    const stamps = { createdAt: at, updatedAt: at, updatedBy: by };
    const document = { ...content, version, ...stamps, historyId };
    changes.create(reference, document);
    const entry = {
      historyId,
      version,
      action: 'created' as const,
      at,
      by,
      changes: [],
      content: contentOf(document),
    };
    tell(changes, { definition, reference }, { entry, data: document });
    return document;
  }

  /** Gives an item another content and returns its document. */
  async function replace(
    changes: ChangeSet,
    current: CurrentItem,
    content: DocumentData,
    { by, restoredVersion, isByClock = false }: Replacement,
  ) {
    const { definition, reference } = current;
    const { inWords = (same: DocumentData) => same } = definition;
    const historyId = history.resume(changes, current);
    const at = now();
    const version = current.version + 1;
    const createdAt = Timestamp.fromDate(current.createdAt);
    const before = contentOf(current.data);
    const after = contentOf(content);
    const isRestored = restoredVersion !== undefined;
    const stored = definition.toStored(
      isRestored ? after : (definition.onEdit?.(before, after, at.toDate()) ?? after),
    );
    definition.check?.(stored, reference.id);
    const stamps = { createdAt, updatedAt: at, updatedBy: by };
    const document = { ...stored, version, ...stamps, historyId };
    changes.replace(reference, document);
    const entry = {
      historyId,
      version,
      action: isByClock ? ('published' as const) : ('updated' as const),
      at,
      by,
      ...(isRestored ? { action: 'restored' as const, restoredVersion } : {}),
      changes: changesBetween(inWords(before), inWords(contentOf(document))),
      content: contentOf(document),
    };
    tell(changes, current, { entry, data: document });
    return document;
  }

  /** Moves an item to the bin, and lets its history end with it. */
  async function remove(changes: ChangeSet, current: CurrentItem, { by }: Change) {
    const { definition, reference, data, version } = current;
    const pending = await changes.get(pendingReference(firestore, definition.kind, reference.id));
    const at = now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + BIN_MS);
    const historyId = history.resume(changes, current, { expiresAt });
    const added = historyEntryId(historyId, version, { isDeletion: true });
    const entries = await history.entriesOf(historyId, { added });
    history.setEnd(changes, entries, expiresAt);
    const deleted: StoredDeletedItem = {
      kind: definition.kind,
      itemId: reference.id,
      title: definition.titleOf(data, reference.id),
      deletedAt: at,
      deletedBy: by,
      expiresAt,
      // In old content, Firestore's own stamp was all that told when it was made.
      document: { ...data, createdAt: Timestamp.fromDate(current.createdAt), historyId },
      ...(pending.exists ? { pending: pending.data() as StoredPending } : {}),
    };
    if (pending.exists) changes.delete(pending.ref);
    if (deleted.pending?.publishAt) noteSchedule(changes, firestore, placeOf(current), false);
    // An item lies in the bin once, and another one of its slug beside it.
    const deletionId = `${definition.kind}_${reference.id}_${historyId}`;
    changes.create(bin.doc(deletionId), deleted);
    changes.delete(reference);
    const action = 'deleted' as const;
    const entry = { historyId, version, action, at, by, expiresAt, changes: [] };
    tell(changes, current, { entry, data });
  }

  /** Brings an item back from the bin, to a place that is free, and returns its document. */
  async function bringBack(
    changes: ChangeSet,
    { definition, reference }: Place,
    deleted: {
      reference: DocumentReference;
      document: DocumentData;
      deletedAt: Date;
      historyId: string;
      pending: StoredPending | undefined;
    },
    { by }: Change,
  ) {
    const { historyId } = deleted;
    const at = now();
    const version = versionOf(deleted.document) + 1;
    const added = historyEntryId(historyId, version);
    const entries = await history.entriesOf(historyId, { added });
    const stamps = { updatedAt: at, updatedBy: by };
    const before = definition.toStored(deleted.document);
    const after = unseenIfMissed(before, deleted.deletedAt, at.toDate());
    const document = { ...after, version, ...stamps };
    changes.create(reference, document);
    changes.delete(deleted.reference);
    if (deleted.pending) {
      const { pending } = deleted;
      // It is as it was, under another version.
      const isSame = pending.baseVersion === versionOf(deleted.document);
      const place = pendingReference(firestore, definition.kind, reference.id);
      const { publishAt, ...kept } = pending;
      await changes.get(place);
      changes.replace(place, {
        ...kept,
        ...(isSame ? { baseVersion: version } : {}),
        // A time that has passed in the bin is no reason to publish anything now.
        ...(publishAt && publishAt > at ? { publishAt } : {}),
      });
      if (publishAt) noteSchedule(changes, firestore, placeOf({ definition, reference }), true);
    }
    history.setEnd(changes, entries, undefined);
    const entry = {
      historyId,
      version,
      action: 'restored' as const,
      at,
      by,
      changes: changesBetween(contentOf(before), contentOf(after)),
      content: contentOf(document),
    };
    tell(changes, { definition, reference }, { entry, data: document });
    return document;
  }

  return { create, replace, remove, bringBack };
}

/** What was to be published while it lay in the bin is not published by coming back: it is a draft then. */
function unseenIfMissed(document: DocumentData, deletedAt: Date, now: Date): DocumentData {
  const { publishAt, ...others } = document;
  const time = readDate(publishAt);
  return time && time > deletedAt && time <= now ? { ...others, isDraft: true } : document;
}
