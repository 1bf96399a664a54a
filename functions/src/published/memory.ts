import { PUBLISHED_KINDS } from '@torque-tide/contract/content-kinds';
import { type DocumentData, Timestamp } from '@google-cloud/firestore';
import { readDocuments, type StoredDocument } from '../content/document';
import type { AnyContentKind } from '../content/kind';
import { scheduledDocument } from '../content/scheduled-drafts';
import { documentsOf } from '../content/current';
import type { ContentDependencies } from '../content/store';
import { contentKinds } from '../kinds/registry';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';
import { type Checked, createFreshValue, type Freshness } from './fresh-value';
import type { StoredKinds } from './view';

/**
 * The maximum age of memory, in ms, because direct writes to the database leave no note. Instances
 * spread their reads.
 */
export const MEMORY_MAX_AGE_MS = 60 * 60_000;
const MEMORY_AGE_SPREAD_MS = 10 * 60_000;
/** When starters were made. */
const NEVER = new Date(0);
/** A note is stamped before its commit, so queries overlap, in ms. */
const OVERLAP_MS = 10_000;

export interface ContentMemory extends Checked {
  /** The same object until something is read again. */
  kinds: StoredKinds;
  /** When all of it was last read, in ms. */
  readAt: number;
  /** The notes of changes that the items contain, as far back as the next query goes. */
  notes: ReadonlySet<string>;
  /** The query's time, by Firestore's clock. */
  notedAt: Timestamp;
}

interface Dependencies extends ContentDependencies {
  freshness: Freshness;
  /** Tests pass 0, to count reads. */
  overlapMs?: number | undefined;
}

/** Keeps all content in memory, and reads a kind again when there is a note of a change. */
export function createContentMemory(dependencies: Dependencies) {
  const { firestore, clock, log, freshness, overlapMs = OVERLAP_MS } = dependencies;
  const maxAgeMs = MEMORY_MAX_AGE_MS - Math.random() * MEMORY_AGE_SPREAD_MS;
  const notes = firestore.collection(COLLECTIONS.changes).select('kind');

  async function load(previous: ContentMemory | undefined): Promise<ContentMemory> {
    const checkedAt = clock.now().getTime();
    // Queries before the items are read, so that they contain these changes. The first query only
    // needs Firestore's time.
    const query = previous
      ? notes.where('notedAt', '>', earlier(previous.notedAt, overlapMs)).orderBy('notedAt')
      : notes.orderBy('notedAt', 'desc').limit(1);
    const { docs, readTime } = await query.get();
    const isWhole = !previous || checkedAt - previous.readAt > maxAgeMs;
    const news = docs.filter(({ id }) => !previous?.notes.has(id));
    const changed = new Set(news.map((note): unknown => note.get('kind')));
    // A note without a kind concerns all of them.
    const old = PUBLISHED_KINDS.filter(
      (kind) => isWhole || changed.has(kind) || changed.has(undefined),
    );
    const read = old.map(async (kind) => [kind, await readKind(contentKinds[kind])] as const);
    const kinds = Object.fromEntries(await Promise.all(read));
    return {
      // The compiler can't see that a kind has its own items.
      kinds: (old.length > 0 ? { ...previous?.kinds, ...kinds } : previous?.kinds) as StoredKinds,
      checkedAt,
      readAt: isWhole ? checkedAt : previous.readAt,
      notes: new Set(docs.map(({ id }) => id)),
      notedAt: readTime,
    };
  }

  async function readKind(definition: AnyContentKind) {
    const documents = await documentsOf(firestore, definition);
    const read = (document: StoredDocument) => readEntry(definition, document);
    const entries = readDocuments(documents, read, log);
    const starters = (entries.length > 0 ? [] : (definition.starters ?? [])).map((item) => ({
      item,
      createdAt: NEVER,
      changedAt: NEVER,
    }));
    return new Map(
      [...entries.map(({ item }) => item), ...starters].map((entry) => [entry.item.id, entry]),
    );
  }

  function readEntry(definition: AnyContentKind, document: StoredDocument) {
    const { id, createdAt, data } = document;
    logProblems(definition, id, data);
    const next = scheduledDocument(definition, document);
    return {
      item: definition.read(document),
      createdAt,
      changedAt: readDate(data['updatedAt']) ?? createdAt,
      ...(next && {
        next: { at: next.at, item: definition.read({ ...document, data: next.data }) },
      }),
    };
  }

  /** Logs invalid settings; pages show the initial value instead. */
  function logProblems({ standing }: AnyContentKind, id: string, data: DocumentData): void {
    for (const problem of standing?.resolve(id, data).problems ?? []) {
      log.error('A setting cannot be shown: what it was at first stands in its place', {
        ...problem,
      });
    }
  }

  return createFreshValue<ContentMemory>({ ...freshness, clock, log, load });
}

function earlier(time: Timestamp, milliseconds: number): Timestamp {
  return Timestamp.fromMillis(time.toMillis() - milliseconds);
}
