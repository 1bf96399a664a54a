import type { RestoredItem } from '@torque-tide/contract/bin';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import {
  HISTORY_MAX,
  type HistoryEntry,
  historyEntrySchema,
  type LatestChange,
  SYSTEM_USER,
} from '@torque-tide/contract/history';
import type { DocumentData } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import type { WriteAttempt } from '../lib/handler';
import type { Bin } from './bin';
import type { ChangeSet } from '../writes/change-set';
import type { ContentDependencies } from './collection';
import { type CurrentItem, getCurrent, notFound } from './current';
import {
  contentOf,
  createdAtOf,
  historyIdOf,
  readDocuments,
  type StoredDocument,
  versionOf,
} from './document';
import { historyEntryId, type StoredHistoryEntry } from './history-recorder';
import type { AnyContentKind } from './kind';
import { changesBetween, withFieldOf } from './changes';
import { dataOf } from './standing';
import { createWriteOnce } from '../writes/write-once';
import { createContentWriter } from './writer';

/** The fields of an entry that an answer is made of: the content is heavy. */
const ENTRY_FIELDS = [
  'version',
  'action',
  'at',
  'by',
  'restoredVersion',
  'changes',
] as const satisfies (keyof StoredHistoryEntry)[];

/** A version that an admin wants back, and who wants it. */
interface Restoring {
  kind: ContentKind;
  id: string;
  version: number;
  /** Path of the one field that goes back; undefined for all of them. */
  field: string | undefined;
  by: string;
  attempt: WriteAttempt;
  ifVersion: number | undefined;
}

/** Who changed what in each item, in Firestore. */
export function createHistory(
  { firestore, clock, log }: ContentDependencies,
  definitions: Readonly<Record<ContentKind, AnyContentKind>>,
  bin: Pick<Bin, 'findHistoryId'>,
) {
  const collection = firestore.collection(COLLECTIONS.history);
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);

  /**
   * The history of the item that has the id now or, when none has, of the one that was deleted
   * last: newest first.
   *
   * @throws {AppError} `not-found`
   */
  async function list(kind: ContentKind, id: string): Promise<HistoryEntry[]> {
    if (!isDocumentId(id)) throw notFound(definitions[kind].label);
    const document = await firestore.collection(COLLECTIONS[kind]).doc(id).get();
    const data = dataOf(definitions[kind], document);
    const historyId = data ? historyIdOf(data) : await bin.findHistoryId(kind, id);
    if (historyId !== undefined) return listEntries(historyId);
    if (!data) throw notFound(definitions[kind].label);
    // A standing item that nobody has changed.
    if (!document.exists) return [];
    return [
      {
        version: versionOf(data),
        at: createdAtOf(document).toISOString(),
        by: SYSTEM_USER,
        action: 'created',
        changes: [],
      },
    ];
  }

  /** Who changed each item of a kind last, and when. */
  async function latest(kind: ContentKind): Promise<LatestChange[]> {
    const { docs } = await firestore
      .collection(COLLECTIONS[kind])
      .select('createdAt', 'updatedAt', 'updatedBy')
      .get();
    return docs.map((document) => {
      const at = readDate(document.get('updatedAt')) ?? createdAtOf(document);
      const by: unknown = document.get('updatedBy');
      const change: LatestChange = { id: document.id, at: at.toISOString() };
      if (typeof by === 'string') change.by = by;
      return change;
    });
  }

  async function listEntries(historyId: string): Promise<HistoryEntry[]> {
    const { docs } = await collection
      .where('historyId', '==', historyId)
      .select(...ENTRY_FIELDS)
      .get();
    return readDocuments(docs, readHistoryEntry, log)
      .map(({ item }) => item)
      .sort(newestEntryFirst)
      .slice(0, HISTORY_MAX);
  }

  /**
   * Gives an item what an earlier version had: all of it, or one field.
   *
   * @throws {AppError} `not-found` for the item, the version or the field, `stale`, or `conflict` when the
   *   field alone does not fit what the item is now
   */
  async function restore(restoring: Restoring): Promise<RestoredItem> {
    const { kind, id, version, field, by, attempt, ifVersion } = restoring;
    return write.onceInTurn(`${kind}/${id}`, attempt, async (changes) => {
      const item = { definition: definitions[kind], id, ifVersion };
      const current = await getCurrent(changes, firestore, item);
      const earlier = await contentAt(changes, current, version);
      if (!earlier) throw new AppError('not-found', `There is no version ${version} to restore`);
      const restored = await (field === undefined
        ? writer.replace(changes, current, earlier, { by, restoredVersion: version })
        : writer.replace(changes, current, withField(current, earlier, field), { by }));
      return { kind, id, version: restored.version };
    });
  }

  async function contentAt(
    changes: ChangeSet,
    current: CurrentItem,
    version: number,
  ): Promise<DocumentData | undefined> {
    if (version === current.version) return contentOf(current.data);
    const historyId = historyIdOf(current.data);
    if (historyId === undefined) return undefined;
    const entry = await changes.get(collection.doc(historyEntryId(historyId, version)));
    return entry.get('content') as DocumentData | undefined;
  }

  return { latest, list, restore };
}

/** @throws {AppError} `not-found` or `conflict` */
function withField(
  { definition, reference, data, createdAt }: CurrentItem,
  earlier: DocumentData,
  field: string,
): DocumentData {
  const changed = withFieldOf(earlier, contentOf(data), field);
  if (!changed) throw new AppError('not-found', `There is no field ${field} to put back`);
  const content = definition.toStored(changed);
  // Part of what is whole or absent, such as the author of a quote, does not last alone.
  const isLost = changesBetween(earlier, content).some((change) => change.field === field);
  if (isLost || !isReadable()) {
    throw new AppError(
      'conflict',
      'As it was then it does not go with the rest of today. Restore the whole version instead.',
    );
  }
  return content;

  function isReadable(): boolean {
    try {
      definition.read({ id: reference.id, data: content, createdAt });
      definition.check?.(content, reference.id);
      return true;
    } catch {
      return false;
    }
  }
}

/** @throws {z.core.$ZodError} when the document is no entry */
function readHistoryEntry({ data }: StoredDocument): HistoryEntry {
  return historyEntrySchema.parse({ ...data, at: readDate(data['at'])?.toISOString() });
}

/** An item's deletion names its last version, and comes after it. */
function newestEntryFirst(a: HistoryEntry, b: HistoryEntry): number {
  return b.version - a.version || Number(b.action === 'deleted') - Number(a.action === 'deleted');
}
