import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import type { WriteAttempt } from '../lib/handler';
import { noteChange } from './change-log';
import type { ChangeSet } from './change-set';
import { changesBetween } from './changes';
import type { CurrentItem } from './current';
import { contentOf, historyIdOf, versionOf } from './document';
import { createHistoryRecorder } from './history-recorder';
import type { AnyContentKind } from './kind';

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;

/** Who makes a change and in what way: it stands in the item's history. */
export interface Change {
  by: string;
  attempt: WriteAttempt;
  /** The earlier version whose content is restored, if that is the change. */
  restoredVersion?: number;
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
}

/** Where an item stands, or will stand. */
interface Place {
  kind: AnyContentKind;
  reference: DocumentReference;
}

/**
 * The one place where content is written: each change together with its entry in the history,
 * with what it does to the bin, and with the note that tells every instance that what visitors see
 * has changed, in one change set, which must have read all it needs by then.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const history = createHistoryRecorder(firestore);
  const bin = firestore.collection(COLLECTIONS.bin);
  const now = () => Timestamp.fromDate(clock.now());
  const note = (changes: ChangeSet, { kind, reference }: Place) =>
    noteChange(changes, firestore, { kind: kind.kind, id: reference.id });

  /** Stores a new item and returns its document. */
  function create(
    changes: ChangeSet,
    { kind, reference }: Place,
    content: DocumentData,
    { by }: Change,
  ) {
    const at = now();
    const version = 1;
    const historyId = history.newHistoryId();
    const document = { ...content, version, createdAt: at, updatedAt: at, historyId };
    changes.create(reference, document);
    note(changes, { kind, reference });
    history.add(
      changes,
      { kind, reference },
      {
        historyId,
        version,
        action: 'created',
        at,
        by,
        changes: [],
        content: contentOf(document),
      },
    );
    return document;
  }

  /** Gives an item another content and returns its document. */
  function replace(
    changes: ChangeSet,
    current: CurrentItem,
    content: DocumentData,
    { by, restoredVersion }: Change,
  ) {
    const { kind, reference } = current;
    const historyId = history.resume(changes, current);
    const at = now();
    const version = current.version + 1;
    const createdAt = Timestamp.fromDate(current.createdAt);
    const stored = kind.toStored(contentOf(content));
    const document = { ...stored, version, createdAt, updatedAt: at, historyId };
    changes.replace(reference, document);
    note(changes, current);
    history.add(
      changes,
      { kind, reference },
      {
        historyId,
        version,
        action: 'updated',
        at,
        by,
        ...(restoredVersion === undefined ? {} : { action: 'restored', restoredVersion }),
        changes: changesBetween(contentOf(current.data), contentOf(document)),
        content: contentOf(document),
      },
    );
    return document;
  }

  /** Moves an item to the bin, and lets its history end with it. */
  async function remove(changes: ChangeSet, current: CurrentItem, { by }: Change) {
    const { kind, reference, data, version } = current;
    const entries = await history.entriesOf(historyIdOf(data));
    const at = now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + BIN_MS);
    const historyId = history.resume(changes, current, { expiresAt });
    history.setEnd(changes, entries, expiresAt);
    history.add(
      changes,
      { kind, reference },
      {
        historyId,
        version,
        action: 'deleted',
        at,
        by,
        expiresAt,
        changes: [],
      },
    );
    const deleted: StoredDeletedItem = {
      kind: kind.kind,
      itemId: reference.id,
      title: kind.titleOf(data),
      deletedAt: at,
      deletedBy: by,
      expiresAt,
      // In old content, Firestore's own stamp was all that told when it was made.
      document: { ...data, createdAt: Timestamp.fromDate(current.createdAt), historyId },
    };
    // An item lies in the bin once, and another one of its slug beside it.
    const id = `${kind.kind}_${reference.id}_${historyId}`;
    changes.create(bin.doc(id), deleted);
    changes.delete(reference);
    note(changes, current);
  }

  /** Brings an item back from the bin, to a place that is free, and returns its document. */
  async function bringBack(
    changes: ChangeSet,
    { kind, reference }: Place,
    deleted: { reference: DocumentReference; document: DocumentData; historyId: string },
    { by }: Change,
  ) {
    const { historyId } = deleted;
    const entries = await history.entriesOf(historyId);
    const at = now();
    const version = versionOf(deleted.document) + 1;
    const document = { ...kind.toStored(deleted.document), version, updatedAt: at };
    changes.create(reference, document);
    note(changes, { kind, reference });
    changes.delete(deleted.reference);
    history.setEnd(changes, entries, undefined);
    history.add(
      changes,
      { kind, reference },
      {
        historyId,
        version,
        action: 'restored',
        at,
        by,
        changes: [],
        content: contentOf(document),
      },
    );
    return document;
  }

  return { create, replace, remove, bringBack };
}
