import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { WriteAttempt } from '../lib/handler';
import { COLLECTIONS } from '../lib/collections';
import { documentsOf, getCurrent, hasEnded, isThere, notFound, readOthers } from './current';
import { contentOf, draftOf, readDocument, readDocuments } from './document';
import type { ContentKindOf, InputOf, ItemOf, PatchOf } from './kind';
import type { ContentStore } from './store';

interface WriteRequest<Body> {
  body: Body;
  attempt: WriteAttempt;
}

interface ItemRequest<Body> extends WriteRequest<Body> {
  params: { id: string };
  ifVersion: number | undefined;
}

interface SeenItem {
  id: string;
  version: number;
}

/** The operations of every kind, by the names of their endpoints. */
export function createOperations<K extends ContentKind>(
  store: ContentStore,
  definition: ContentKindOf<K>,
) {
  const { firestore, clock, log, write, writer } = store;
  const { kind, label, read, readWithDraft, pickId, checkBeside, checkRemoval } = definition;
  const collection = firestore.collection(COLLECTIONS[kind]);

  /** Returns all readable items, in order. */
  async function list(): Promise<ItemOf<K>[]> {
    const documents = (await documentsOf(firestore, definition)).filter(
      (document) => !hasEnded(definition, document.data(), clock.now()),
    );
    const items = readDocuments(documents, readWithDraft, log).sort(definition.compare);
    return items.length > 0 ? items.map(({ item }) => item) : [...(definition.starters ?? [])];
  }

  async function get({ params: { id } }: Pick<ItemRequest<unknown>, 'params'>): Promise<ItemOf<K>> {
    const document = await collection.doc(id).get();
    if (!isThere(definition, document)) throw notFound(label);
    return readDocument(document, readWithDraft);
  }

  async function create({ body, attempt }: WriteRequest<InputOf<K>>): Promise<ItemOf<K>> {
    await store.storeStarters(definition, attempt.deadline);
    // One at a time: some ids come from a shared document.
    return write.onceInTurn(`${kind}/`, attempt, async (changes) => {
      const id = await pickId?.(changes, collection, body);
      const reference = id === undefined ? collection.doc() : collection.doc(id);
      const content = definition.newContent(body, clock.now());
      checkBeside?.(content, await readOthers(firestore, definition, id));
      const data = writer.create(changes, { definition, reference }, content, attempt.by);
      return read({ id: reference.id, data, createdAt: data.createdAt.toDate() });
    });
  }

  /** Changes the given fields and no other; `null` removes a field. */
  async function update(request: ItemRequest<PatchOf<K>>): Promise<ItemOf<K>> {
    const { params, body, ifVersion, attempt } = request;
    const { id } = params;
    definition.checkPatch?.(id, body);
    await store.storeStarters(definition, attempt.deadline);
    return store.change({ definition, id, ifVersion }, attempt, async (changes, current) => {
      const content = { ...contentOf(current.data), ...body };
      checkBeside?.(content, await readOthers(firestore, definition, id));
      const before = draftOf(current.data);
      // An edit of the live item applies to its draft too.
      const draft = before && {
        ...before,
        content: definition.toStored({ ...before.content, ...body }),
      };
      const save = { by: attempt.by, action: 'updated' as const };
      const data = writer.put(changes, current, { content, draft }, save);
      return readDocument(current.document, read, data);
    });
  }

  /** Reorders items in one commit. Only those that move get a new version. */
  async function order({ body, attempt }: WriteRequest<{ items: SeenItem[] }>) {
    await store.storeStarters(definition, attempt.deadline);
    return write.once(attempt, async (changes) => {
      const items = await Promise.all(
        body.items.map(({ id, version: ifVersion }) =>
          getCurrent(changes, firestore, { definition, id, ifVersion }),
        ),
      );
      const save = { by: attempt.by, action: 'updated' as const };
      return items.map((current, index) => {
        const content = { ...contentOf(current.data), sortOrder: index + 1 };
        const data =
          current.data['sortOrder'] === content.sortOrder
            ? current.data
            : writer.put(changes, current, { content, draft: undefined }, save);
        return readDocument(current.document, read, data);
      });
    });
  }

  async function remove(request: Omit<ItemRequest<unknown>, 'body'>): Promise<{ id: string }> {
    const { params, ifVersion, attempt } = request;
    const { id } = params;
    await store.storeStarters(definition, attempt.deadline);
    return store.change({ definition, id, ifVersion }, attempt, async (changes, current) => {
      checkRemoval?.(id, (await readOthers(firestore, definition, id)).length);
      await writer.remove(changes, current, attempt.by);
      return { id };
    });
  }

  return { list, get, create, update, order, delete: remove };
}
