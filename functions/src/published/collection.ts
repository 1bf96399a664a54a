import { CONTENT_KINDS, type ContentKind, isStanding } from '@torque-tide/contract/content-kinds';
import type { DocumentData, DocumentSnapshot } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { changedIdOf } from '../content/change-log';
import { type Dated, readDocuments, type StoredDocument } from '../content/document';
import { scheduledDocument } from '../content/scheduled-drafts';
import { documentsOf, isThere, type Standing } from '../content/standing';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { readDate } from '../lib/firestore';
import { describeError } from '../lib/log';
import { readCopy, writeCopy } from './copy';
import { type Checked, createFreshValue } from './fresh-value';
import type { Copy, KindHead, PublishedDependencies } from './head';

/** Changes that may wait in the log before they go into the copy: each costs a new instance a read. */
const LOG_MAX = 10;

const MINUTE_MS = 60_000;
/**
 * Content that is written past the API comes without a word: so every document is read anew when the
 * copy is so old. Each instance waits a little longer or shorter, so that not all begin at once; the
 * half minute that another instance's memory takes still fits into the hour.
 */
const COPY_MAX_AGE_MS = 59 * MINUTE_MS;
const COPY_AGE_SPREAD_MS = 10 * MINUTE_MS;
/**
 * How long a copy that other code has made is left alone. While two revisions run, each works from
 * its own memory, and they cannot replace each other's copy more often than this.
 */
export const FOREIGN_COPY_MS = 10 * MINUTE_MS;

/** So many times in ten seconds the memory is renewed for ids that it does not know; then once a second. */
const RENEWALS_MAX = 20;
const RENEWALS_PERIOD_MS = 10_000;
const RENEWAL_MS = 1_000;

const isoDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** What the published items of a kind are. */
interface PublishedKind<T> {
  kind: ContentKind;
  /** The shape of an item, to tell whether a copy holds such items. */
  schema: z.ZodMiniType<T>;
  /** @throws when the document is no such item */
  read: (document: StoredDocument) => T;
  /** @throws when no such item may hold this */
  check?: ((content: DocumentData, id: string) => void) | undefined;
  standing?: Standing | undefined;
  isPublished: (item: T) => boolean;
  compare: (a: Dated<T>, b: Dated<T>) => number;
}

/** What visitors see of a kind. */
export interface PublishedCollection<T> {
  /** In order, and the same array as long as nothing changes: an answer made of it can be kept. */
  list: () => Promise<T[]>;
  findById: (id: string) => Promise<T | undefined>;
  findDated: (id: string) => Promise<Entry<T> | undefined>;
  /** The list, each item with the time of its last change; kept as the list is. */
  listChanged: () => Promise<Changed<T>[]>;
  /**
   * Whether there is a document of that id, published or not, at a bounded cost whatever is asked for.
   *
   * @throws {AppError} `unavailable` when nobody can tell
   */
  exists: (id: string) => Promise<boolean>;
  /**
   * When the clock next publishes a draft, in milliseconds, as far as the last read knew;
   * infinite where there are none.
   */
  nextScheduled: () => number;
  invalidate: () => void;
}

/** An item as memory and copies hold it. */
interface Entry<T> extends Dated<T> {
  changedAt: Date;
  /** What it becomes by itself, and when. */
  next?: { item: T; at: Date } | undefined;
}

/** An item and when it was last changed, for readers who ask what is new. */
export type Changed<T> = T & { changedAt: Date };

/** All that is known of a kind, whether it is seen now or not. */
interface Items<T> {
  byId: ReadonlyMap<string, Entry<T>>;
  /** Of every document, also of those that visitors do not see. */
  ids: ReadonlySet<string>;
}

/** What is so at a time: of each item what the clock has made of it. */
interface View<T> {
  /** What it was made of, which stays the same object while nothing is written. */
  of: Items<T>['byId'];
  byId: ReadonlyMap<string, Entry<T>>;
  /** In order. */
  entries: readonly Entry<T>[];
  list: T[];
  /** Made once somebody asks. */
  changed?: Changed<T>[];
  /** For how long it holds, in milliseconds since 1970. */
  from: number;
  until: number;
}

interface State<T> extends Items<T>, Checked {
  /** The copy that it stands on; undefined when there is none. */
  copy: Copy | undefined;
  /** The entries of the log that the items contain. */
  applied: ReadonlySet<string>;
}

/**
 * What visitors see of one kind, from memory. A new instance reads the copy and what has changed
 * since; from then on it reads the head, and of the items only what the head says has changed.
 */
export function createPublishedCollection<T extends { id: string }>(
  { firestore, clock, log, revision, freshness, head }: PublishedDependencies,
  definition: PublishedKind<T>,
): PublishedCollection<T> {
  const { kind, schema, read, isPublished, compare } = definition;
  const collection = firestore.collection(COLLECTIONS[kind]);
  const copySchema = z.object({
    entries: z.array(
      z.object({
        item: schema,
        createdAt: isoDate,
        changedAt: isoDate,
        next: z.optional(z.object({ item: schema, at: isoDate })),
      }),
    ),
    ids: z.array(z.string()),
  });
  const copyMaxAgeMs = COPY_MAX_AGE_MS - Math.random() * COPY_AGE_SPREAD_MS;
  const state = createFreshValue<State<T>>({ ...freshness, clock, log, load });
  let renewals: number[] = [];
  let view: View<T> | undefined;

  async function load(previous: State<T> | undefined): Promise<State<T>> {
    const { checkedAt, kinds } = await head.get();
    const now = kinds[kind];
    const ageMs = checkedAt - (now.copy?.madeAt ?? 0);
    const base = ageMs < copyMaxAgeMs ? await resume(previous, now) : undefined;
    // The head was read before the documents, so that they contain all of its log.
    const items = base ? await apply(base, now) : await readAll();
    // What is added to an old copy makes it no younger: the rest of it was read then.
    const madeAt = base && now.copy ? now.copy.madeAt : checkedAt;
    const copy = isCopyDue(now, base, ageMs) ? await publish(items, now, madeAt) : now.copy;
    // A site that is being set up is asked for again each time: its content comes without a word. One
    // that has other content is set up, and may have nothing of a kind for years.
    const isSetUp = CONTENT_KINDS.some(
      (each) => !isStanding(each) && kinds[each].copy !== undefined,
    );
    const isEmpty = copy === undefined && items.byId.size === 0 && !isSetUp;
    return {
      ...items,
      copy,
      applied: new Set(now.log),
      checkedAt,
      isProvisional: isEmpty,
    };
  }

  /** What is known already, or the copy; undefined when neither is of use. */
  async function resume(previous: State<T> | undefined, { copy }: KindHead) {
    if (!copy) return undefined;
    if (previous?.copy?.id === copy.id) return previous;
    if (copy.revision !== revision) return undefined;
    const copied = copySchema.safeParse(await readCopy(firestore, kind, copy));
    if (copied.success)
      return { ...toItems(copied.data.entries, copied.data.ids), applied: new Set<string>() };
    log.error('A copy cannot be read and is made anew', { kind, copy: copy.id });
    return undefined;
  }

  async function readAll(): Promise<Items<T>> {
    const documents = await documentsOf(firestore, definition);
    return toItems(
      readEntries(documents),
      documents.map(({ id }) => id),
    );
  }

  async function apply(
    base: Items<T> & Pick<State<T>, 'applied'>,
    head: KindHead,
  ): Promise<Items<T>> {
    const news = head.log.filter((change) => !base.applied.has(change)).map(changedIdOf);
    if (news.length === 0) return base;
    const changed = [...new Set(news)];
    const documents = await firestore.getAll(...changed.map((id) => collection.doc(id)));
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

  /** Nobody is told in the place of a page, which goes on with what held at first. */
  function tellProblems(id: string, data: DocumentData): void {
    for (const problem of definition.standing?.resolve(id, data).problems ?? []) {
      log.error('A setting cannot be shown: what it was at first stands in its place', {
        ...problem,
      });
    }
  }

  /** Keeps what visitors see, or will see by itself. */
  function toItems(all: Entry<T>[], ids: Iterable<string>): Items<T> {
    const kept = all.filter(
      ({ item, next }) => isPublished(item) || (next && isPublished(next.item)),
    );
    return { byId: new Map(kept.map((entry) => [entry.item.id, entry])), ids: new Set(ids) };
  }

  /** What is so now: the same as long as nothing changes. */
  async function readView(): Promise<View<T>> {
    const { byId: of } = await state.get();
    const now = clock.now();
    const time = now.getTime();
    if (view?.of !== of || time < view.from || time >= view.until) {
      const all = [...of.values()];
      const entries = all
        .map(({ next, ...entry }) =>
          next && next.at <= now ? { ...entry, item: next.item, changedAt: next.at } : entry,
        )
        .filter(({ item }) => isPublished(item))
        .sort(compare);
      const times = all.map(({ next }) => next?.at.getTime() ?? -Infinity);
      view = {
        of,
        byId: new Map(entries.map((entry) => [entry.item.id, entry])),
        entries,
        list: entries.map(({ item }) => item),
        from: Math.max(-Infinity, ...times.filter((at) => at <= time)),
        until: Math.min(Infinity, ...times.filter((at) => at > time)),
      };
    }
    return view;
  }

  /** Returns the copy that the items stand on. Visitors are answered whether it works or not. */
  async function publish(
    { byId, ids }: Items<T>,
    now: KindHead,
    madeAt: number,
  ): Promise<Copy | undefined> {
    if (byId.size === 0 && !now.copy) return undefined;
    const made = { revision, madeAt };
    const items = { entries: [...byId.values()], ids: [...ids] };
    try {
      return (await writeCopy(firestore, kind, now, items, made)) ?? now.copy;
    } catch (error) {
      log.error('A copy cannot be stored', { kind, ...describeError(error) });
      return now.copy;
    }
  }

  function isCopyDue({ copy, log }: KindHead, base: object | undefined, ageMs: number): boolean {
    if (!copy) return true;
    if (copy.revision !== revision && ageMs < FOREIGN_COPY_MS) return false;
    return base === undefined || log.length > LOG_MAX;
  }

  async function exists(id: string): Promise<boolean> {
    const known = await state.get();
    if (known.ids.has(id)) return true;
    // An editor may have made it a moment ago, on another instance.
    if (mayRenew(known.checkedAt)) {
      head.invalidate();
      state.invalidate();
    }
    const { ids, checkedAt } = await state.get();
    if (ids.has(id)) return true;
    // While Firestore is away nobody can tell.
    if (clock.now().getTime() - checkedAt > RENEWAL_MS + freshness.patienceMs) {
      throw new AppError('unavailable', 'What there is cannot be read');
    }
    return false;
  }

  /** Notes that it is renewed, if so. */
  function mayRenew(checkedAt: number): boolean {
    const now = clock.now().getTime();
    renewals = renewals.filter((time) => now - time < RENEWALS_PERIOD_MS);
    const last = Math.max(checkedAt, ...renewals);
    if (renewals.length >= RENEWALS_MAX && now - last < RENEWAL_MS) return false;
    renewals = [...renewals.slice(-RENEWALS_MAX), now];
    return true;
  }

  return {
    exists,
    list: async () => (await readView()).list,
    findById: async (id) => (await readView()).byId.get(id)?.item,
    findDated: async (id) => (await readView()).byId.get(id),
    listChanged: async () => {
      const now = await readView();
      now.changed ??= now.entries.map(({ item, changedAt }) =>
        Object.assign({}, item, { changedAt }),
      );
      return now.changed;
    },
    // What lies behind is found out by the next read.
    nextScheduled: () => (view && view.until > clock.now().getTime() ? view.until : Infinity),
    invalidate: state.invalidate,
  };
}
