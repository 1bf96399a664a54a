import { BIN_DAYS } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { binId, type StoredDeletedItem } from '../bin/converter';
import { changesBetween } from '../history/changes';
import { createHistoryRecorder } from '../history/recorder';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { noteChange } from '../published/head';
import type { Change } from './change';
import { type CurrentItem, versionOf } from './current';
import { titleOf } from './kinds';
import { contentOf, historyIdOf } from './stored';

const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;

/** Where an item stands, or will stand. */
interface Place {
  kind: ContentKind;
  reference: DocumentReference;
}

/**
 * The one place where content is written: each change together with its entry in the history,
 * with what it does to the bin, and with the note that tells every instance that what visitors see
 * has changed, in one transaction, which must have read all it needs by then.
 */
export function createContentWriter(firestore: Firestore, clock: Clock) {
  const history = createHistoryRecorder(firestore);
  const bin = firestore.collection(COLLECTIONS.bin);
  const now = () => Timestamp.fromDate(clock.now());
  const note = (transaction: Transaction, { kind, reference }: Place) =>
    noteChange(transaction, firestore, { kind, id: reference.id });

  /** Stores a new item and returns its document. */
  function create(
    transaction: Transaction,
    { kind, reference }: Place,
    content: DocumentData,
    { by }: Change,
  ) {
    const at = now();
    const version = 1;
    const historyId = history.newHistoryId();
    const document = { ...content, version, createdAt: at, updatedAt: at, historyId };
    transaction.create(reference, document);
    note(transaction, { kind, reference });
    history.add(
      transaction,
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
    transaction: Transaction,
    current: CurrentItem,
    content: DocumentData,
    { by, restoredVersion }: Change,
  ) {
    const { kind, reference } = current;
    const historyId = history.resume(transaction, current);
    const at = now();
    const version = current.version + 1;
    const createdAt = Timestamp.fromDate(current.createdAt);
    const document = { ...contentOf(content), version, createdAt, updatedAt: at, historyId };
    transaction.set(reference, document);
    note(transaction, current);
    history.add(
      transaction,
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
  async function remove(transaction: Transaction, current: CurrentItem, { by }: Change) {
    const { kind, reference, data, version } = current;
    const entries = await history.entriesOf(historyIdOf(data));
    const at = now();
    const expiresAt = Timestamp.fromMillis(at.toMillis() + BIN_MS);
    const historyId = history.resume(transaction, current, { expiresAt });
    history.setEnd(transaction, entries, expiresAt);
    history.add(
      transaction,
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
      kind,
      itemId: reference.id,
      title: titleOf(kind, data),
      deletedAt: at,
      deletedBy: by,
      expiresAt,
      // In old content, Firestore's own stamp was all that told when it was made.
      document: { ...data, createdAt: Timestamp.fromDate(current.createdAt), historyId },
    };
    transaction.create(bin.doc(binId(kind, reference.id, historyId)), deleted);
    transaction.delete(reference);
    note(transaction, current);
  }

  /** Brings an item back from the bin, to a place that is free, and returns its document. */
  async function bringBack(
    transaction: Transaction,
    { kind, reference }: Place,
    deleted: { reference: DocumentReference; document: DocumentData; historyId: string },
    { by }: Change,
  ) {
    const { historyId } = deleted;
    const entries = await history.entriesOf(historyId);
    const at = now();
    const version = versionOf(deleted.document) + 1;
    const document = { ...deleted.document, version, updatedAt: at };
    transaction.create(reference, document);
    note(transaction, { kind, reference });
    transaction.delete(deleted.reference);
    history.setEnd(transaction, entries, undefined);
    history.add(
      transaction,
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
