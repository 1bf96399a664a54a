import type { Response } from '@torque-tide/contract/api';
import {
  type DraftableKind,
  type PendingNote,
  pendingNoteSchema,
} from '@torque-tide/contract/pending';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import { noteChange, noteSchedule } from './change-log';
import { tellAdmins } from './change-notes';
import type { ChangeSet } from '../writes/change-set';
import type { ContentDependencies } from './collection';
import { type CurrentItem, getCurrent, notFound } from './current';
import { contentOf, historyIdOf, readDocument, readDocuments } from './document';
import type { AnyContentKind, ContentKindOf, ItemOf, PatchOf } from './kind';
import { pendingReference, type StoredPending } from './pending-changes';
import { belongsTo, meetItem } from './scheduled-changes';
import { dataOf, isThere } from './standing';
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
  'publishAt',
  'heldSince',
] as const satisfies (keyof StoredPending)[];

type PendingOf<K extends DraftableKind> = Response<`${K}.savePending`>;

/** What an admin saves of an item's unpublished changes. */
interface Saved<K extends DraftableKind> {
  id: string;
  baseVersion: number;
  changes: PatchOf<K>;
  /** The version of the unpublished changes that the edit stands on: 0 for none, undefined for any. */
  ifVersion: number | undefined;
  /** When the clock publishes them; '' for never, undefined for no other time than before. */
  publishAt?: string | undefined;
}

/** An item and its unpublished changes, as they stand. */
interface Both {
  current: CurrentItem;
  document: DocumentSnapshot;
  stored: StoredPending | undefined;
}

/** Every item that has unpublished changes, those that were saved last first. */
export async function listPending(
  { firestore, log }: ContentDependencies,
  definitions: Readonly<Record<DraftableKind, AnyContentKind>>,
): Promise<PendingNote[]> {
  const { docs } = await firestore
    .collection(COLLECTIONS.pending)
    .select(...NOTE_FIELDS)
    .get();
  const notes = readDocuments(docs, ({ data }) => toNote(data as StoredPending), log);
  const told = await Promise.all(notes.map(({ item }) => withClashes(item)));
  return told.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));

  /** Of the few that are scheduled, or were, the contents tell what keeps the clock from publishing them. */
  async function withClashes(note: PendingNote): Promise<PendingNote> {
    const { kind, id, publishAt, heldSince } = note;
    if (publishAt === undefined && heldSince === undefined) return note;
    const [document, pending] = await firestore.getAll(
      firestore.collection(COLLECTIONS[kind]).doc(id),
      pendingReference(firestore, kind, id),
    );
    const stored = pending?.data() as StoredPending | undefined;
    return document && isThere(definitions[kind], document) && stored
      ? { ...note, ...clashesOf(definitions[kind], document, stored) }
      : note;
  }
}

/** Which fields keep the clock from publishing scheduled changes, if any do. */
function clashesOf(
  definition: AnyContentKind,
  document: DocumentSnapshot,
  stored: StoredPending,
): { clashes?: string[] } {
  if (!stored.publishAt && !stored.heldSince) return {};
  const met = readDocument(document, (item) => meetItem(definition, stored, item));
  return 'clashes' in met && met.clashes.length > 0 ? met : {};
}

function toNote({ itemId, at, since, publishAt, heldSince, ...rest }: StoredPending): PendingNote {
  return pendingNoteSchema.parse({
    ...rest,
    id: itemId,
    at: readDate(at)?.toISOString(),
    since: readDate(since)?.toISOString(),
    publishAt: readDate(publishAt)?.toISOString(),
    heldSince: readDate(heldSince)?.toISOString(),
  });
}

/** What is stored as the unpublished changes of this very item. */
export function pendingOf(
  document: DocumentSnapshot,
  data: DocumentData,
): StoredPending | undefined {
  const stored = document.data() as StoredPending | undefined;
  return stored && belongsTo(stored, data) ? stored : undefined;
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
    const clashes = clashesOf(definition, document, stored);
    const items = { item: asItem(content), base: asItem(base) };
    return { ...note, ...clashes, ...items } as unknown as PendingOf<K>;
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
    { id, baseVersion, changes, publishAt }: Omit<Saved<K>, 'ifVersion'>,
    by: string,
  ): StoredPending {
    definition.checkPatch?.(id, changes);
    if (current.data['isDraft'] === true) throw notPublished(label);
    const isKnown = stored?.baseVersion === baseVersion;
    if (!isKnown && baseVersion !== current.version) throw stale(label);
    const at = Timestamp.fromDate(clock.now());
    const historyId = historyIdOf(current.data);
    const whole = { ...(stored?.content ?? contentOf(current.data)), ...changes };
    const content = definition.toStored(whole);
    definition.check?.(content, id);
    return {
      kind,
      itemId: id,
      ...(historyId === undefined ? {} : { historyId }),
      pendingVersion: (stored?.pendingVersion ?? 0) + 1,
      baseVersion,
      content,
      base: stored && isKnown ? stored.base : contentOf(current.data),
      by,
      at,
      since: stored?.since ?? at,
      ...timeOf(publishAt, stored),
    };
  }

  /** A time that has passed is none: what the clock did not publish then waits for somebody. */
  function timeOf(sent: string | undefined, stored: StoredPending | undefined) {
    const now = Timestamp.fromDate(clock.now());
    const time = sent ? Timestamp.fromDate(new Date(sent)) : undefined;
    if (time && time <= now) throw tooEarly();
    const kept = sent === undefined ? stored?.publishAt : time;
    return kept && kept > now ? { publishAt: kept } : {};
  }

  function tell(
    changes: ChangeSet,
    { version, reference }: CurrentItem,
    { content, publishAt }: StoredPending,
    { by, action }: { by: string; action: 'drafted' | 'dropped' },
  ) {
    tellAdmins(changes, firestore, {
      kind,
      id: reference.id,
      title: definition.titleOf(content, reference.id),
      version,
      action,
      ...(publishAt && action === 'drafted' ? { publishAt } : {}),
      by,
      at: Timestamp.fromDate(clock.now()),
    });
  }

  /** Of scheduled changes every instance has to know: it shows them at their time. */
  function tellVisitors(
    changes: ChangeSet,
    { itemId: id, publishAt: before }: Pick<StoredPending, 'itemId' | 'publishAt'>,
    after?: Timestamp,
  ) {
    if (!before && !after) return;
    noteChange(changes, firestore, { kind, id });
    noteSchedule(changes, firestore, { kind, id }, after !== undefined);
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
      const data = document && dataOf(definition, document);
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
        tellVisitors(changes, both.stored ?? { itemId: saved.id }, next.publishAt);
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
        const data = await writer.replace(changes, current, content, change);
        changes.delete(document.ref);
        tellVisitors(changes, stored);
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
        tellVisitors(changes, stored);
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

function tooEarly(): AppError {
  const text = 'This time has passed. Choose a later one, or publish the changes now.';
  return new AppError('invalid', text, { fields: { publishAt: [text] } });
}

function noneThere(label: string): AppError {
  return new AppError('not-found', `${label} has no unpublished changes`);
}
