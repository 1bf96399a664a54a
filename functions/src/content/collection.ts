import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import { documentsOf, isThere } from './standing';
import { orStarters, readOthers, storeStarters } from './starters';
import { contentOf, draftOf, readDocument, readDocuments } from './document';
import type { ContentKindOf, InputOf, ItemOf, PatchOf } from './kind';
import type { ChangeSet } from '../writes/change-set';
import type { ContentStore } from './store';
import type { Change } from './writer';

/** The items of one kind in Firestore, as an admin sees and changes them. */
export interface ContentCollection<K extends ContentKind> {
  /** Every item that can be read, in order; one that cannot is logged and left out. */
  list: () => Promise<ItemOf<K>[]>;
  /** The same, each with its draft. */
  listWithDrafts: () => Promise<ItemOf<K>[]>;
  /** With its draft. */
  findById: (id: string) => Promise<ItemOf<K> | undefined>;
  /** @throws {AppError} when the kind has reasons to refuse the id */
  create: (input: InputOf<K>, change: Change) => Promise<ItemOf<K>>;
  /**
   * Changes the given fields and no other; `null` takes a field away.
   *
   * @param ifVersion the version that the change is based on; without it the fields are merged
   * @throws {AppError} `not-found`, `stale`, or when the kind refuses the change
   */
  update: (
    id: string,
    patch: PatchOf<K>,
    change: Change,
    ifVersion: number | undefined,
  ) => Promise<ItemOf<K>>;
  /** Moves an item to the bin. @throws {AppError} `not-found` or `stale` */
  remove: (id: string, change: Change, ifVersion: number | undefined) => Promise<{ id: string }>;
}

/** The operations that every kind of content shares: versions, stamps, stale edits. */
export function createContentCollection<K extends ContentKind>(
  store: ContentStore,
  definition: ContentKindOf<K>,
): ContentCollection<K> {
  const { firestore, clock, log, write, writer } = store;
  const { read, readWithDraft, ids, starters, checkBeside, checkRemoval } = definition;
  const collection = firestore.collection(COLLECTIONS[definition.kind]);

  const begin = ({ attempt }: Change) => storeStarters(store, definition, attempt.deadline);

  async function create(input: InputOf<K>, change: Change): Promise<ItemOf<K>> {
    await begin(change);
    const prepare = async (changes: ChangeSet) => {
      const id = await ids?.pick(changes, collection, input);
      const reference = id === undefined ? collection.doc() : collection.doc(id);
      const content = definition.newContent(input, clock.now());
      checkBeside?.(content, await readOthers(firestore, definition, id));
      const data = writer.create(changes, { definition, reference }, content, change);
      return read({ id: reference.id, data, createdAt: data.createdAt.toDate() });
    };
    return ids?.isOneAtATime
      ? write.onceInTurn(`${definition.kind}/`, change.attempt, prepare)
      : write.once(change.attempt, prepare);
  }

  async function listBy(reader: typeof read): Promise<ItemOf<K>[]> {
    const documents = await documentsOf(firestore, definition);
    const items = readDocuments(documents, reader, log).sort(definition.compare);
    return orStarters(
      items.map(({ item }) => item),
      starters,
    );
  }

  return {
    list: () => listBy(read),
    listWithDrafts: () => listBy(readWithDraft),
    findById: async (id) => {
      if (!isDocumentId(id)) return undefined;
      const document = await collection.doc(id).get();
      return isThere(definition, document) ? readDocument(document, readWithDraft) : undefined;
    },
    create,
    update: async (id, patch, change, ifVersion) => {
      definition.checkPatch?.(id, patch);
      await begin(change);
      return store.change(
        { definition, id, ifVersion },
        change.attempt,
        async (changes, current) => {
          const content = { ...contentOf(current.data), ...patch };
          checkBeside?.(content, await readOthers(firestore, definition, id));
          const before = draftOf(current.data);
          // What is said of the live item is said of its draft too.
          const draft = before && {
            ...before,
            content: definition.toStored({ ...before.content, ...patch }),
          };
          const save = { by: change.by, action: 'updated' as const };
          const data = writer.put(changes, current, { content, draft }, save);
          return readDocument(current.document, read, data);
        },
      );
    },
    remove: async (id, change, ifVersion) => {
      await begin(change);
      return store.change(
        { definition, id, ifVersion },
        change.attempt,
        async (changes, current) => {
          checkRemoval?.(id, (await readOthers(firestore, definition, id)).length);
          await writer.remove(changes, current, change);
          return { id };
        },
      );
    },
  };
}
