import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isDraftable } from '@torque-tide/contract/drafts';
import {
  BIN_LIST_MAX,
  type DeletedItem,
  deletedItemSchema,
  type LatestChange,
  RECENT_VERSIONS_MAX,
  type RecentVersion,
  recentVersionSchema,
  type RestoreAs,
  type RestoredItem,
  SYSTEM_USER,
  type Version,
  versionSchema,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { type DocumentData, type DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId, readDate } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { createWriteOnce } from '../writes/write-once';
import { changesBetween } from './changes';
import type { ContentDependencies } from './collection';
import { type CurrentItem, findCurrent, notFound, stale } from './current';
import {
  createdAtOf,
  historyIdOf,
  type ItemState,
  newestOf,
  readDocuments,
  stateOf,
  type StoredDraft,
  versionOf,
} from './document';
import type { AnyContentKind } from './kind';
import { dataOf } from './standing';
import { type Change, createContentWriter, type StoredVersion, versionId } from './writer';

type Field = keyof StoredVersion;
/** The fields that lists need: content is large. */
const LISTED = ['version', 'action', 'at', 'by', 'restoredVersion', 'changes'] satisfies Field[];
const RECENT = [
  ...(['kind', 'itemId', 'title', 'version', 'action', 'at', 'by'] satisfies Field[]),
  ...(['changes', 'expiresAt'] satisfies Field[]),
];
const DELETED = [
  ...(['kind', 'itemId', 'historyId', 'version', 'title'] satisfies Field[]),
  ...(['at', 'by', 'expiresAt'] satisfies Field[]),
];

/** Which version to restore, and how. */
interface Restoring {
  kind: ContentKind;
  id: string;
  version: number;
  as: RestoreAs;
  /** Which of several items with this id; undefined for the current or last deleted one. */
  historyId: string | undefined;
  ifVersion: number | undefined;
}

/** Reads and restores versions, of which history, undo, activity and the bin are made. */
export function createVersions(
  { firestore, clock, log }: ContentDependencies,
  definitions: Readonly<Record<ContentKind, AnyContentKind>>,
) {
  const collection = firestore.collection(COLLECTIONS.versions);
  const writer = createContentWriter(firestore, clock);
  const write = createWriteOnce(firestore, clock);
  const now = () => Timestamp.fromDate(clock.now());

  /** Returns the latest versions of all kinds, newest first. */
  async function recent(): Promise<RecentVersion[]> {
    const { docs } = await collection
      .orderBy('at', 'desc')
      .limit(RECENT_VERSIONS_MAX)
      .select(...RECENT)
      .get();
    return readDocuments(docs.filter(isKept), ({ data }) => toRecent(data), log).map(
      ({ item }) => item,
    );
  }

  /** Returns the deleted items that can be brought back, newest first. */
  async function deleted(): Promise<DeletedItem[]> {
    const { docs } = await collection
      .where('deletedUntil', '>', now())
      .orderBy('deletedUntil', 'desc')
      .limit(BIN_LIST_MAX)
      .select(...DELETED)
      .get();
    return readDocuments(docs, ({ data }) => toDeleted(data), log).map(({ item }) => item);
  }

  /** Returns who last changed each item of a kind, and when. */
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

  /**
   * Returns the versions of the item with this id, or of the last deleted one; newest first.
   *
   * @throws {AppError} `not-found`
   */
  async function list(kind: ContentKind, id: string): Promise<Version[]> {
    const definition = definitions[kind];
    if (!isDocumentId(id)) throw notFound(definition.label);
    const document = await firestore.collection(COLLECTIONS[kind]).doc(id).get();
    const data = dataOf(definition, document);
    const historyId = data ? historyIdOf(data) : (await findDeletion(kind, id))?.historyId;
    if (historyId !== undefined) return listOf(historyId);
    if (!data) throw notFound(definition.label);
    // An unchanged standing item.
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

  async function listOf(historyId: string): Promise<Version[]> {
    const { docs } = await collection
      .where('historyId', '==', historyId)
      .select(...LISTED, 'draft.publishAt')
      .get();
    return readDocuments(docs, ({ data }) => toVersion(data), log)
      .map(({ item }) => item)
      .sort((a, b) => b.version - a.version)
      .slice(0, VERSIONS_MAX);
  }

  /** Returns the version that the last deletion of an id made; undefined once it has expired. */
  async function findDeletion(
    kind: ContentKind,
    itemId: string,
    historyId?: string,
  ): Promise<StoredVersion | undefined> {
    const { docs } = await collection
      .where('kind', '==', kind)
      .where('itemId', '==', itemId)
      .where('action', '==', 'deleted')
      .get();
    return docs
      .map((document) => document.data() as StoredVersion)
      .filter(({ deletedUntil }) => deletedUntil && deletedUntil > now())
      .filter((deletion) => historyId === undefined || deletion.historyId === historyId)
      .sort((a, b) => b.at.toMillis() - a.at.toMillis())[0];
  }

  /**
   * Makes an earlier version the newest.
   *
   * @throws {AppError} `not-found` for the item or the version, `stale`, `invalid` for a kind without drafts, or
   *   `conflict` when another item has taken the id
   */
  async function restore(restoring: Restoring, change: Change): Promise<RestoredItem> {
    const { kind, id, historyId, ifVersion } = restoring;
    const definition = definitions[kind];
    if (!isDocumentId(id)) throw notFound(definition.label);
    return write.onceInTurn(`${kind}/${id}`, change.attempt, async (changes) => {
      const current = await findCurrent(changes, firestore, { definition, id });
      const isSame = !historyId || historyId === (current?.data && historyIdOf(current.data));
      if (current && !isSame) throw idTaken(definition.label, id);
      const data = current
        ? await restoreCurrent(changes, current, restoring, change)
        : await bringBack(changes, definition, restoring, change);
      return { kind, id, version: versionOf(data) };
    });

    async function restoreCurrent(
      changes: ChangeSet,
      current: CurrentItem,
      { version, as }: Restoring,
      { by }: Change,
    ) {
      if (ifVersion !== undefined && ifVersion !== current.version) throw stale(definition.label);
      const earlier = await stateAt(changes, current, version);
      if (!earlier) throw noVersion(version);
      const before = stateOf(current.data);
      const next = nextState(current, earlier, as, by);
      const isContentSame = changesBetween(before.content, next.content).length === 0;
      return writer.put(changes, current, next, {
        by,
        action: 'restored',
        restoredVersion: version,
        isOfDraft: isContentSame && Boolean(before.draft ?? next.draft),
      });
    }
  }

  /** Returns the state after a restore. @throws {AppError} `invalid` for a kind without drafts */
  function nextState(
    { definition, data }: CurrentItem,
    { shown, ...earlier }: EarlierState,
    as: RestoreAs,
    by: string,
  ): ItemState {
    if (as === 'both') return { ...earlier, draft: inTime(earlier.draft) };
    const { content } = stateOf(data);
    const wanted = withPublicationOf(content, shown);
    if (as === 'live' || content['isDraft'] === true) return { content: wanted, draft: undefined };
    if (!isDraftable(definition.kind)) {
      throw new AppError('invalid', `${definition.label} can have no draft: restore it live.`);
    }
    return { content, draft: { content: definition.toStored(wanted), by, at: now() } };
  }

  /** Removes a publish time that has passed, so that restoring publishes nothing. */
  function inTime(draft: StoredDraft | undefined): StoredDraft | undefined {
    if (!draft?.publishAt || draft.publishAt > now()) return draft;
    const { publishAt: _publishAt, ...kept } = draft;
    return kept;
  }

  async function stateAt(
    changes: ChangeSet,
    { data, version: newest }: CurrentItem,
    version: number,
  ): Promise<EarlierState | undefined> {
    const historyId = historyIdOf(data);
    if (historyId === undefined) {
      const state = stateOf(data);
      return version === newest ? { ...state, shown: newestOf(state) } : undefined;
    }
    const document = await changes.get(collection.doc(versionId(historyId, version)));
    const stored = document.data() as StoredVersion | undefined;
    // The item has been brought back already.
    return stored && stored.action !== 'deleted' ? toEarlierState(stored) : undefined;
  }

  async function bringBack(
    changes: ChangeSet,
    definition: AnyContentKind,
    { kind, id, version, historyId, ifVersion }: Restoring,
    { by }: Change,
  ): Promise<DocumentData> {
    const deletion = await findDeletion(kind, id, historyId);
    if (!deletion) throw notFound(definition.label);
    if (ifVersion !== undefined && ifVersion !== deletion.version) throw stale(definition.label);
    const document =
      version === deletion.version
        ? deletion
        : ((await changes.get(collection.doc(versionId(deletion.historyId, version)))).data() as
            StoredVersion | undefined);
    if (!document) throw noVersion(version);
    const { content, draft } = document;
    const reference = firestore.collection(COLLECTIONS[kind]).doc(id);
    return writer.bringBack(
      changes,
      { definition, reference },
      {
        content: asDraftIfMissed(content, deletion.at.toDate(), clock.now()),
        draft: inTime(draft),
      },
      { by, restoredVersion: version, ended: deletion },
    );
  }

  function isKept(document: DocumentSnapshot): boolean {
    const end = readDate(document.get('expiresAt'));
    return !end || end > clock.now();
  }

  return { recent, deleted, latest, list, restore };
}

/** An item's state after a version, and the content that the version is about. */
interface EarlierState extends ItemState {
  shown: DocumentData;
}

function toEarlierState({ content, draft, isOfDraft }: StoredVersion): EarlierState {
  return { content, draft, shown: isOfDraft && draft ? draft.content : content };
}

/** Returns earlier content with the current visibility: a restore neither publishes nor hides an item. */
function withPublicationOf(now: DocumentData, then: DocumentData): DocumentData {
  const { isDraft: _isDraft, publishAt: _publishAt, ...content } = then;
  const { isDraft, publishAt } = now as { isDraft?: unknown; publishAt?: unknown };
  return {
    ...content,
    ...(isDraft === undefined ? {} : { isDraft }),
    ...(publishAt === undefined ? {} : { publishAt }),
  };
}

/** Makes an item a draft if its publish time passed in the bin, so that bringing it back doesn't publish it. */
function asDraftIfMissed(content: DocumentData, deletedAt: Date, now: Date): DocumentData {
  const { publishAt, ...others } = content;
  const time = readDate(publishAt);
  return time && time > deletedAt && time <= now ? { ...others, isDraft: true } : content;
}

/** @throws {z.core.$ZodError} when the document is no version, as the others */
function toVersion({ draft, ...data }: DocumentData): Version {
  const publishAt = readDate((draft as Partial<StoredDraft> | undefined)?.publishAt);
  return versionSchema.parse({
    ...data,
    at: readDate(data['at'])?.toISOString(),
    ...(data['action'] === 'drafted' ? { publishAt: publishAt?.toISOString() } : {}),
  });
}

function toRecent({ itemId, changes, ...data }: DocumentData): RecentVersion {
  return recentVersionSchema.parse({
    ...data,
    id: itemId as string,
    at: readDate(data['at'])?.toISOString(),
    fields: (changes as StoredVersion['changes']).map(({ field }) => field),
  });
}

function toDeleted({ itemId, at, by, ...data }: DocumentData): DeletedItem {
  return deletedItemSchema.parse({
    ...data,
    id: itemId as string,
    deletedAt: readDate(at)?.toISOString(),
    deletedBy: by as string,
    expiresAt: readDate(data['expiresAt'])?.toISOString(),
  });
}

function noVersion(version: number): AppError {
  return new AppError('not-found', `There is no version ${version} to restore`);
}

function idTaken(label: string, id: string): AppError {
  return new AppError(
    'conflict',
    `Another ${label.toLowerCase()} has taken '${id}' meanwhile. Delete that one to restore this one.`,
  );
}
