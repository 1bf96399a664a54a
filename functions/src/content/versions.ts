import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { isDraftable } from '@torque-tide/contract/drafts';
import {
  BIN_LIST_MAX,
  type LatestChange,
  type ListedVersion,
  listedVersionSchema,
  RECENT_VERSIONS_MAX,
  type RestoreAs,
  SYSTEM_USER,
  type Version,
  versionSchema,
  VERSIONS_MAX,
} from '@torque-tide/contract/versions';
import { type DocumentData, type Query, Timestamp } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { readDate, toPlain } from '../lib/firestore';
import type { HandlersOf } from '../lib/handler';
import type { ChangeSet } from '../writes/change-set';
import { changesBetween } from './changes';
import { type CurrentItem, dataOf, findCurrent, notFound, readOthers, stale } from './current';
import {
  createdAtOf,
  historyIdOf,
  type ItemState,
  newestOf,
  readDocuments,
  stateOf,
  type StoredDocument,
  type StoredDraft,
  versionOf,
} from './document';
import type { AnyContentKind } from './kind';
import type { ContentStore } from './store';
import { type StoredVersion, versionId } from './writer';

const LISTED = [
  ...(['kind', 'itemId', 'historyId', 'title', 'version', 'action'] satisfies Field[]),
  ...(['at', 'by', 'restoredVersion', 'changes', 'expiresAt'] satisfies Field[]),
  'draft.publishAt',
];
type Field = keyof StoredVersion;

/** Reads and restores versions: history, undo, activity and the bin. */
export function createVersions(
  { firestore, clock, log, write, writer }: ContentStore,
  definitions: Readonly<Record<ContentKind, AnyContentKind>>,
): HandlersOf<'versions.'> {
  const collection = firestore.collection(COLLECTIONS.versions);
  const now = () => Timestamp.fromDate(clock.now());

  async function read<T>(query: Query, reader: (document: StoredDocument) => T): Promise<T[]> {
    const { docs } = await query.select(...LISTED).get();
    const kept = docs.filter((document) => {
      const end = readDate(document.get('expiresAt'));
      return !end || end > clock.now();
    });
    return readDocuments(kept, reader, log).map(({ item }) => item);
  }

  async function listOf(historyId: string): Promise<Version[]> {
    const versions = await read(collection.where('historyId', '==', historyId), toVersion);
    return versions.sort((a, b) => b.version - a.version).slice(0, VERSIONS_MAX);
  }

  /** Returns the last deletion of an id, until it expires. */
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

  async function deletedItem(
    changes: ChangeSet,
    definition: AnyContentKind,
    { itemId, version, content, draft, historyId, createdAt }: StoredVersion,
  ): Promise<CurrentItem> {
    const reference = firestore.collection(COLLECTIONS[definition.kind]).doc(itemId);
    const document = await changes.get(reference);
    const data = { ...content, ...(draft ? { draft } : {}), historyId, version };
    return { definition, reference, document, data, createdAt: createdAt.toDate(), version };
  }

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

  /** Drops a publish time that has passed: restoring publishes nothing. */
  function inTime(draft: StoredDraft | undefined): StoredDraft | undefined {
    if (!draft?.publishAt || draft.publishAt > now()) return draft;
    const { publishAt: _publishAt, ...kept } = draft;
    return kept;
  }

  async function stateAt(
    changes: ChangeSet,
    { data, version: newest }: CurrentItem,
    version: number,
    isDeleted: boolean,
  ): Promise<EarlierState | undefined> {
    const historyId = historyIdOf(data);
    if (historyId === undefined) {
      const state = stateOf(data);
      return version === newest ? { ...state, shown: newestOf(state) } : undefined;
    }
    const document = await changes.get(collection.doc(versionId(historyId, version)));
    const stored = document.data() as StoredVersion | undefined;
    // The deleted item may already have been restored.
    if (!stored || (stored.action === 'deleted' && !isDeleted)) return undefined;
    const { content, draft, isOfDraft } = stored;
    return { content, draft, shown: isOfDraft && draft ? draft.content : content };
  }

  return {
    'versions.recent': () =>
      read(collection.orderBy('at', 'desc').limit(RECENT_VERSIONS_MAX), toListed),

    'versions.deleted': () => {
      const query = collection.where('deletedUntil', '>', now()).orderBy('deletedUntil', 'desc');
      return read(query.limit(BIN_LIST_MAX), toListed);
    },

    'versions.latest': async ({ params }) => {
      const { docs } = await firestore
        .collection(COLLECTIONS[params.kind])
        .select('createdAt', 'updatedAt', 'updatedBy')
        .get();
      return docs.map((document) => {
        const at = readDate(document.get('updatedAt')) ?? createdAtOf(document);
        const by: unknown = document.get('updatedBy');
        const change: LatestChange = { id: document.id, at: at.toISOString() };
        if (typeof by === 'string') change.by = by;
        return change;
      });
    },

    'versions.list': async ({ params: { kind, id } }) => {
      const definition = definitions[kind];
      const document = await firestore.collection(COLLECTIONS[kind]).doc(id).get();
      const data = dataOf(definition, document);
      const historyId = data ? historyIdOf(data) : (await findDeletion(kind, id))?.historyId;
      if (historyId !== undefined) return listOf(historyId);
      const isStarter = definition.starters?.some((starter) => starter.id === id);
      if (!data && !isStarter) throw notFound(definition.label);
      // A standing item that was never stored.
      if (!data || !document.exists) return [];
      const at = createdAtOf(document).toISOString();
      return [
        { version: versionOf(data), at, by: SYSTEM_USER, action: 'created' as const, changes: [] },
      ];
    },

    'versions.restore': async ({ params: { kind, id }, body, ifVersion, attempt }) => {
      const { as, historyId } = body;
      const definition = definitions[kind];
      const { label } = definition;
      return write.onceInTurn(`${kind}/${id}`, attempt, async (changes) => {
        const current = await findCurrent(changes, firestore, { definition, id });
        const isSame = !historyId || historyId === (current && historyIdOf(current.data));
        if (current && !isSame) {
          const message = `Another ${label.toLowerCase()} has taken '${id}' meanwhile. Delete that one to restore this one.`;
          throw new AppError('conflict', message);
        }
        const deletion = current ? undefined : await findDeletion(kind, id, historyId);
        const item = current ?? (deletion && (await deletedItem(changes, definition, deletion)));
        if (!item) throw notFound(label);
        if (ifVersion !== undefined && ifVersion !== item.version) throw stale(label);

        const restoredVersion = body.version ?? deletion?.version ?? 0;
        const earlier = await stateAt(changes, item, restoredVersion, deletion !== undefined);
        if (!earlier) {
          throw new AppError('not-found', `There is no version ${restoredVersion} to restore`);
        }
        definition.checkBeside?.(earlier.content, await readOthers(firestore, definition, id));
        const save = { by: attempt.by, action: 'restored' as const, restoredVersion };
        if (deletion) {
          const content = asDraftIfMissed(earlier.content, deletion.at.toDate(), clock.now());
          const next = { content, draft: inTime(earlier.draft) };
          const back = { ...item, historyId: deletion.historyId };
          const data = await writer.bringBack(changes, back, next, save);
          return { kind, id, version: versionOf(data) };
        }
        const before = stateOf(item.data);
        const next = nextState(item, earlier, as, attempt.by);
        const isContentSame = changesBetween(before.content, next.content).length === 0;
        const isOfDraft = isContentSame && Boolean(before.draft ?? next.draft);
        const data = writer.put(changes, item, next, { ...save, isOfDraft });
        return { kind, id, version: versionOf(data) };
      });
    },
  };
}

interface EarlierState extends ItemState {
  shown: DocumentData;
}

/** Restoring neither publishes nor hides an item. */
function withPublicationOf(now: DocumentData, then: DocumentData): DocumentData {
  const { isDraft: _isDraft, publishAt: _publishAt, ...content } = then;
  const { isDraft, publishAt } = now as { isDraft?: unknown; publishAt?: unknown };
  return {
    ...content,
    ...(isDraft === undefined ? {} : { isDraft }),
    ...(publishAt === undefined ? {} : { publishAt }),
  };
}

/** Restoring an item whose publish time passed in the bin must not publish it. */
function asDraftIfMissed(content: DocumentData, deletedAt: Date, now: Date): DocumentData {
  const { publishAt, ...others } = content;
  const time = readDate(publishAt);
  return time && time > deletedAt && time <= now ? { ...others, isDraft: true } : content;
}

function toVersion({ data }: StoredDocument): Version {
  const { draft, action } = data as StoredVersion;
  const publishAt = action === 'drafted' ? draft?.publishAt : undefined;
  return versionSchema.parse(toPlain({ ...data, publishAt }));
}

function toListed({ data }: StoredDocument): ListedVersion {
  const { itemId: id, changes } = data as StoredVersion;
  return listedVersionSchema.parse({
    ...toPlain(data),
    id,
    fields: changes.map(({ field }) => field),
  });
}
