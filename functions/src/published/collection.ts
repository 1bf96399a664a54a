import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DocumentData, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { Publication } from '@torque-tide/contract/publication';
import { readDocuments, type StoredDocument } from '../content/document';
import { scheduledDocument } from '../content/scheduled-drafts';
import { documentsOf, isThere, type StandingItems } from '../content/standing';
import type { Clock } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';
import type { Log } from '../lib/log';
import { type Checked, createFreshValue, type Freshness, type FreshValue } from './fresh-value';
import type { RecentChanges } from './recent-changes';
import { type Changed, createView, type Entry, type Visibility } from './view';

/** How old a kind's memory may get, in ms: content written past the API has no note. Instances spread their reads. */
export const MEMORY_MAX_AGE_MS = 60 * 60_000;
const MEMORY_AGE_SPREAD_MS = 10 * 60_000;

interface PublishedKind<T> extends Visibility<T> {
  kind: ContentKind;
  read: (document: StoredDocument) => T;
  check?: ((content: DocumentData, id: string) => void) | undefined;
  standing?: StandingItems | undefined;
}

export interface PublishedCollection<T> {
  /** In order. The same array until something changes. */
  list: () => Promise<T[]>;
  /** Includes items that visitors don't see now; in no order. */
  listPublished: () => Promise<readonly T[]>;
  findById: (id: string) => Promise<T | undefined>;
  findDated: (id: string) => Promise<Entry<T> | undefined>;
  /** The list with times of change, kept likewise. */
  listChanged: () => Promise<Changed<T>[]>;
  /** True for a stored id, published or not, when memory was last renewed. */
  isStored: (id: string) => Promise<boolean>;
  nextChange: () => number;
  invalidate: () => void;
  /** Brings memory up to date, if it was ever read. */
  refresh: () => Promise<void>;
}

interface Items<T> {
  byId: ReadonlyMap<string, Entry<T>>;
  /** Of all documents, published or not. */
  ids: ReadonlySet<string>;
}

interface State<T> extends Items<T>, Checked {
  /** When all of it was last read, in ms. */
  readAt: number;
  /** Changes that the items contain. */
  notes: ReadonlySet<string>;
}

export interface PublishedDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
  freshness: Freshness;
  recentChanges: FreshValue<RecentChanges>;
  /** Called when visitors see something else. */
  onChange: () => void;
}

/** Serves a kind from memory. */
export function createPublishedCollection<T extends { id: string } & Publication>(
  { firestore, clock, log, freshness, recentChanges, onChange }: PublishedDependencies,
  definition: PublishedKind<T>,
): PublishedCollection<T> {
  const { kind, read, isPublished } = definition;
  const collection = firestore.collection(COLLECTIONS[kind]);
  const maxAgeMs = MEMORY_MAX_AGE_MS - Math.random() * MEMORY_AGE_SPREAD_MS;
  const state = createFreshValue<State<T>>({ ...freshness, clock, log, load });
  const view = createView(clock, definition, onChange);

  async function load(previous: State<T> | undefined): Promise<State<T>> {
    // Before the items, so that they contain these changes.
    const { checkedAt, changes } = await recentChanges.get();
    const own = changes.filter((change) => change.kind === kind || !change.kind);
    const notes = new Set(own.map(({ note }) => note));
    const changed = own.filter(({ note }) => !previous?.notes.has(note)).map(({ id }) => id);
    if (!previous || changed.includes(undefined) || checkedAt - previous.readAt > maxAgeMs) {
      return { ...(await readAll()), notes, checkedAt, readAt: checkedAt };
    }
    const ids = changed.filter((id) => id !== undefined);
    return { ...(await readAgain(previous, ids)), notes, checkedAt, readAt: previous.readAt };
  }

  async function readAll(): Promise<Items<T>> {
    const documents = await documentsOf(firestore, definition);
    return toItems(
      readEntries(documents),
      documents.map(({ id }) => id),
    );
  }

  async function readAgain(base: Items<T>, changed: readonly string[]): Promise<Items<T>> {
    if (changed.length === 0) return { byId: base.byId, ids: base.ids };
    const references = [...new Set(changed)].map((id) => collection.doc(id));
    const documents = await firestore.getAll(...references);
    const byId = new Map(base.byId);
    const ids = new Set(base.ids);
    const existing = documents.filter((document) => isThere(definition, document));
    for (const document of documents) {
      byId.delete(document.id);
      if (existing.includes(document)) ids.add(document.id);
      else ids.delete(document.id);
    }
    return toItems([...byId.values(), ...readEntries(existing)], ids);
  }

  function readEntries(documents: DocumentSnapshot[]): Entry<T>[] {
    return readDocuments(documents, readEntry, log).map(({ item }) => item);
  }

  function readEntry(document: StoredDocument): Entry<T> {
    const { id, createdAt, data } = document;
    tellProblems(id, data);
    const next = scheduledDocument(definition, document);
    return {
      item: read(document),
      createdAt,
      changedAt: readDate(data['updatedAt']) ?? createdAt,
      ...(next && { next: { at: next.at, item: read({ ...document, data: next.data }) } }),
    };
  }

  /** Pages show the initial value instead. */
  function tellProblems(id: string, data: DocumentData): void {
    for (const problem of definition.standing?.resolve(id, data).problems ?? []) {
      log.error('A setting cannot be shown: what it was at first stands in its place', {
        ...problem,
      });
    }
  }

  /** Keeps what visitors see, now or later by the clock. */
  function toItems(all: Entry<T>[], ids: Iterable<string>): Items<T> {
    const kept = all.filter(
      ({ item, next }) => isPublished(item) || (next && isPublished(next.item)),
    );
    return { byId: new Map(kept.map((entry) => [entry.item.id, entry])), ids: new Set(ids) };
  }

  async function readView() {
    return view.of((await state.get()).byId);
  }

  return {
    isStored: async (id) => (await state.get()).ids.has(id),
    list: async () => (await readView()).list,
    findById: async (id) => (await readView()).byId.get(id)?.item,
    findDated: async (id) => (await readView()).byId.get(id),
    listPublished: async () => (await readView()).published,
    listChanged: async () => (await readView()).changed(),
    nextChange: view.nextChange,
    invalidate: state.invalidate,
    refresh: async () => {
      if (view.isMade()) await readView();
    },
  };
}
