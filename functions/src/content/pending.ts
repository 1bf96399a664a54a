import type { Response } from '@torque-tide/contract/api';
import {
  type DraftableKind,
  type PendingNote,
  pendingNoteSchema,
} from '@torque-tide/contract/pending';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import { tellAdmins } from './change-notes';
import type { ChangeSet } from '../writes/change-set';
import type { ContentDependencies } from './collection';
import { type CurrentItem, getCurrent, notFound } from './current';
import { contentOf, historyIdOf, readDocument, readDocuments } from './document';
import type { ContentKindOf, ItemOf, PatchOf } from './kind';
import { pendingReference, type StoredPending } from './pending-changes';
import { createWriteOnce } from '../writes/write-once';
import { type Change, createContentWriter } from './writer';

/** The fields that a list of unpublished changes is made of: the content is heavy. */
const NOTE_FIELDS = [
  'kind',
  'itemId',
  'pendingVersion',
  'baseVersion',
  'by',
  'at',
  'since',
] as const satisfies (keyof StoredPending)[];

type PendingOf<K extends DraftableKind> = Response<`${K}.savePending`>;

/** What an admin saves of an item's unpublished changes. */
interface Saved<K extends DraftableKind> {
  id: string;
  baseVersion: number;
  changes: PatchOf<K>;
  /** The version of the unpublished changes that the edit stands on: 0 for none, undefined for any. */
  ifVersion: number | undefined;
}

/** An item and its unpublished changes, as they stand. */
interface Both {
  current: CurrentItem;
  document: DocumentSnapshot;
  stored: StoredPending | undefined;
}

/** Every item that has unpublished changes, those that were saved last first. */
export async function listPending({ firestore, log }: ContentDependencies): Promise<PendingNote[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.pending)
    .select(...NOTE_FIELDS)
    .get();
  return readDocuments(docs, ({ data }) => toNote(data as StoredPending), log)
    .map(({ item }) => item)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function toNote({ itemId, at, since, ...rest }: StoredPending): PendingNote {
  return pendingNoteSchema.parse({
    ...rest,
    id: itemId,
    at: readDate(at)?.toISOString(),
    since: readDate(since)?.toISOString(),
  });
}

/** What is stored as the unpublished changes of this very item. */
export function pendingOf(
  document: DocumentSnapshot,
  data: DocumentData,
): StoredPending | undefined {
  const stored = document.data() as StoredPending | undefined;
  const historyId = historyIdOf(data);
  // Of another item, which was deleted while they were saved.
  const isForeign =
    stored?.historyId !== undefined && historyId !== undefined && stored.historyId !== historyId;
  return isForeign ? undefined : stored;
}

/**
 * Unpublished changes of published items, beside them: visitors, and whatever is made of the content,
 * know nothing of them. Decision 0022.
 */
export function createPendingChanges<K extends DraftableKind>(
  { firestore, clock }: ContentDependencies,
  definition: ContentKindOf<K>,
) {
  const { kind, label } = definition;
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);

  function answerOf({ document }: CurrentItem, stored: StoredPending): PendingOf<K> {
    const { baseVersion, content, base, ...rest } = stored;
    const asItem = (data: object): ItemOf<K> =>
      readDocument(document, definition.read, { ...data, version: baseVersion });
    const { kind: _kind, id: _id, ...note } = toNote({ ...rest, baseVersion, content, base });
    // The response of a kind holds items of that kind, which the name, put together, hides.
    return { ...note, item: asItem(content), base: asItem(base) } as unknown as PendingOf<K>;
  }

  /** @throws {AppError} `not-found` for the item, or `stale` */
  async function read(
    changes: ChangeSet,
    id: string,
    ifVersion: number | undefined,
  ): Promise<Both> {
    const current = await getCurrent(changes, firestore, { definition, id, ifVersion: undefined });
    const document = await changes.get(pendingReference(firestore, kind, id));
    const stored = pendingOf(document, current.data);
    if (ifVersion !== undefined && ifVersion !== (stored?.pendingVersion ?? 0)) throw stale(label);
    return { current, document, stored };
  }

  /** The unpublished changes as they are to be stored. @throws {AppError} `stale`, or `invalid` */
  function merged(
    { current, stored }: Both,
    { id, baseVersion, changes }: Omit<Saved<K>, 'ifVersion'>,
    by: string,
  ): StoredPending {
    definition.checkPatch?.(id, changes);
    if (current.data['isDraft'] === true) throw notPublished(label);
    const isKnown = stored?.baseVersion === baseVersion;
    if (!isKnown && baseVersion !== current.version) throw stale(label);
    const at = Timestamp.fromDate(clock.now());
    const historyId = historyIdOf(current.data);
    return {
      kind,
      itemId: id,
      ...(historyId === undefined ? {} : { historyId }),
      pendingVersion: (stored?.pendingVersion ?? 0) + 1,
      baseVersion,
      content: definition.toStored({ ...(stored?.content ?? contentOf(current.data)), ...changes }),
      base: stored && isKnown ? stored.base : contentOf(current.data),
      by,
      at,
      since: stored?.since ?? at,
    };
  }

  function tell(
    changes: ChangeSet,
    { data, version, reference }: CurrentItem,
    { pendingVersion, content }: StoredPending,
    { by, action }: { by: string; action: 'drafted' | 'dropped' },
  ) {
    tellAdmins(changes, firestore, {
      kind,
      id: reference.id,
      historyId: historyIdOf(data) ?? '',
      title: definition.titleOf(content),
      version,
      action,
      pendingVersion,
      by,
      at: Timestamp.fromDate(clock.now()),
    });
  }

  return {
    /** Null where the item has none. @throws {AppError} `not-found` for the item */
    get: async (id: string): Promise<PendingOf<K> | null> => {
      if (!isDocumentId(id)) throw notFound(label);
      const item = firestore.collection(COLLECTIONS[kind]).doc(id);
      const [document, pending] = await firestore.getAll(
        item,
        pendingReference(firestore, kind, id),
      );
      const data = document?.data();
      if (!document || !data) throw notFound(label);
      const stored = pending && pendingOf(pending, data);
      return stored ? answerOf({ document } as CurrentItem, stored) : null;
    },

    /** Keeps what was written beside the item. @throws {AppError} `not-found`, `stale`, `invalid` */
    save: ({ ifVersion, ...saved }: Saved<K>, { by, attempt }: Change): Promise<PendingOf<K>> =>
      write.onceInTurn(`${kind}/${saved.id}`, attempt, async (changes) => {
        const both = await read(changes, saved.id, ifVersion);
        const next = merged(both, saved, by);
        changes.replace(both.document.ref, next);
        tell(changes, both.current, next, { by, action: 'drafted' });
        return answerOf(both.current, next);
      }),

    /**
     * Gives the item what was written, as a new version.
     *
     * @throws {AppError} `not-found`, `invalid`, or `stale` when the item has changed since
     */
    publish: ({ ifVersion, ...saved }: Saved<K>, change: Change): Promise<ItemOf<K>> =>
      write.onceInTurn(`${kind}/${saved.id}`, change.attempt, async (changes) => {
        const both = await read(changes, saved.id, ifVersion);
        const { current, document, stored } = both;
        if (!stored) throw noneThere(label);
        if (saved.baseVersion !== current.version) throw stale(label);
        const { content } = merged(both, saved, change.by);
        const data = writer.replace(changes, current, content, change);
        changes.delete(document.ref);
        return readDocument(current.document, definition.read, data);
      }),

    /** Forgets what was written. @throws {AppError} `not-found` or `stale` */
    drop: (
      { id, ifVersion }: Pick<Saved<K>, 'id' | 'ifVersion'>,
      { by, attempt }: Change,
    ): Promise<{ dropped: string; pendingVersion: number }> =>
      write.onceInTurn(`${kind}/${id}`, attempt, async (changes) => {
        const { current, document, stored } = await read(changes, id, ifVersion);
        if (!stored) throw noneThere(label);
        changes.delete(document.ref);
        tell(changes, current, stored, { by, action: 'dropped' });
        return { dropped: id, pendingVersion: stored.pendingVersion };
      }),
  };
}

function stale(label: string): AppError {
  return new AppError(
    'stale',
    `${label} or its unpublished changes have been changed by someone else since you opened them. Reload them to see the changes.`,
  );
}

function notPublished(label: string): AppError {
  return new AppError('invalid', `${label} is a draft itself: save the draft instead.`);
}

function noneThere(label: string): AppError {
  return new AppError('not-found', `${label} has no unpublished changes`);
}
