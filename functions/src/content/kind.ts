import type { EndpointName, Request, Response } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { VERSION_TITLE_MAX } from '@torque-tide/contract/versions';
import { type CollectionReference, type DocumentData, Timestamp } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import { readDate, type StoredStamps, toStoredStamps } from '../lib/firestore';
import { cutText } from '@torque-tide/domain/cut-text';
import type { ChangeSet } from '../writes/change-set';
import { type Dated, draftOf, type StoredDocument, versionOf, withoutNothing } from './document';
import type { Standing } from './standing';

export type ItemOf<K extends ContentKind> = Response<`${K}.list`>[number];
/** What an admin may give a new item of a kind; nothing where none can be made. */
export type InputOf<K extends ContentKind> = Request<Extract<EndpointName, `${K}.create`>>['body'] &
  object;
export type PatchOf<K extends ContentKind> = Request<`${K}.update`>['body'];

/** How published items of a kind come and go by themselves. */
export interface ByTime<T> {
  isShown: (item: T, now: Date) => boolean;
  /** In milliseconds; infinite where nothing happens without an edit. */
  changesAt: (item: T, now: Date) => number;
}

/** What a kind of content says about itself; everything else is the same for all kinds. */
interface ContentKindDefinition<K extends ContentKind> {
  kind: K;
  /** What one item is called in a message: 'Job'. */
  label: string;
  /** What a person recognises an item by, best first; old content may lack any of it. */
  titleFields: readonly (keyof ItemOf<K> & string)[];
  schema: z.ZodMiniType<ItemOf<K>>;
  compare: (a: Dated<ItemOf<K>>, b: Dated<ItemOf<K>>) => number;
  /** What visitors see, unless the time decides too. */
  isPublished: (item: ItemOf<K>) => boolean;
  byTime?: ByTime<ItemOf<K>>;
  /** What an item has when nothing is said: a new one, and one of old content. */
  defaults?: (createdAt: Date) => Partial<ItemOf<K>>;
  /** Fields that hold a point in time, which is stored as Firestore's own. */
  moments?: readonly (keyof ItemOf<K> & string)[];
  /** Puts content right, on its way to Firestore and, as old content may need it, back. */
  tidy?: (content: DocumentData) => DocumentData;
  /** What a new item's content becomes, at the time at which it is stored. */
  onCreate?: (content: DocumentData, now: Date) => DocumentData;
  /** What an edit makes of the content besides, at the time at which it is stored. */
  onEdit?: (before: DocumentData, after: DocumentData, now: Date) => DocumentData;
  /** The same of an earlier version that is restored. */
  onRestore?: (before: DocumentData, after: DocumentData) => DocumentData;
  /** How a new item gets its id; without it Firestore gives it a random one. */
  ids?: {
    /** Chooses the id for the change set that creates the item. */
    pick: (
      changes: ChangeSet,
      collection: CollectionReference,
      input: InputOf<K>,
    ) => Promise<string>;
    /** True when all creations meet at one document, at which only one of them can pass at a time. */
    isOneAtATime?: boolean;
  };
  /** @throws {AppError} when an item must not be changed so */
  checkPatch?: (id: string, patch: PatchOf<K>) => void;
  /** @throws {AppError} `invalid` when an item must not hold this, whoever has put it together */
  check?: (content: DocumentData, id: string) => void;
  /** @throws {AppError} `invalid` when an item can't stand beside the `others` of its kind */
  checkBeside?: (content: DocumentData, others: readonly DocumentData[]) => void;
  /** @throws {AppError} `conflict` when an item can't be deleted, with the number of `others` */
  checkRemoval?: (id: string, others: number) => void;
  /** The items that the kind has while none are stored. */
  starters?: readonly ItemOf<K>[];
  /** Content as a history tells it, where what is stored is no text of its own. */
  inWords?: (content: DocumentData) => DocumentData;
  /** Of a kind whose items are always there. */
  standing?: Standing;
}

type NewDocument = StoredStamps & { version: number; [field: string]: unknown };

export interface ContentKindOf<K extends ContentKind> extends ContentKindDefinition<K> {
  /** The content of a new item as it is stored, with every default filled in. */
  newContent: (input: InputOf<K>, createdAt: Date) => DocumentData;
  /** A new item as a whole document, for content that does not come through the API. */
  newDocument: (input: InputOf<K>, createdAt: Date) => NewDocument;
  /** Any content as it is stored: moments as Firestore's, and nothing that is empty. */
  toStored: (content: DocumentData) => DocumentData;
  read: (document: StoredDocument) => ItemOf<K>;
  readWithDraft: (document: StoredDocument) => ItemOf<K>;
  /** The title of an item, from whatever is stored; '' when there is nothing to go by. */
  titleOf: (data: DocumentData, id: string) => string;
}

export type AnyContentKind = Omit<
  ContentKindOf<ContentKind>,
  | 'titleFields'
  | 'schema'
  | 'compare'
  | 'isPublished'
  | 'byTime'
  | 'moments'
  | 'ids'
  | 'checkPatch'
  | 'newContent'
  | 'newDocument'
>;

/** Defines a kind of content: its row in the registry is all that the rest of the server needs. */
export function defineContentKind<K extends ContentKind>(
  definition: ContentKindDefinition<K>,
): ContentKindOf<K> {
  const { titleFields, schema, defaults, moments = [], tidy = (content) => content } = definition;
  const { onCreate, standing } = definition;

  function toStored({ id: _id, ...content }: DocumentData): DocumentData {
    // An empty text takes the place of what held at first.
    if (standing) return withoutAbsent(content);
    const stored = tidy(withoutNothing(content));
    const dates = moments.map((field) => [field, readDate(stored[field])] as const);
    return {
      ...stored,
      ...Object.fromEntries(
        dates.flatMap(([field, date]) => (date ? [[field, Timestamp.fromDate(date)]] : [])),
      ),
    };
  }

  function newContent(input: InputOf<K>, createdAt: Date): DocumentData {
    const content = { ...defaults?.(createdAt), ...withoutNothing(input) };
    return toStored(onCreate?.(content, createdAt) ?? content);
  }

  function newDocument(input: InputOf<K>, createdAt: Date): NewDocument {
    const stamps = toStoredStamps({ createdAt, updatedAt: createdAt });
    return { ...newContent(input, createdAt), version: 1, ...stamps };
  }

  function read({ id, data: { draft: _draft, ...data }, createdAt }: StoredDocument): ItemOf<K> {
    if (standing) {
      return schema.parse({ ...standing.resolve(id, data).fields, version: versionOf(data), id });
    }
    const content = tidy(withoutNothing(data));
    const dates = moments.map((field) => [field, readDate(content[field])?.toISOString()] as const);
    const item = { ...content, ...Object.fromEntries(dates) };
    return schema.parse({ version: 0, ...defaults?.(createdAt), ...withoutNothing(item), id });
  }

  function readWithDraft(document: StoredDocument): ItemOf<K> {
    const item = read(document);
    const draft = draftOf(document.data);
    if (!draft) return item;
    const { content, by, at, publishAt, missedAt } = draft;
    const note = {
      by,
      at: at.toDate().toISOString(),
      publishAt: publishAt?.toDate().toISOString(),
      missedAt: missedAt?.toDate().toISOString(),
    };
    const data = { ...content, version: versionOf(document.data) };
    return { ...item, draft: { ...note, item: readOr(item, { ...document, data }) } };
  }

  /** A draft that can't be read doesn't hide its item: it shows what is live. */
  function readOr(live: ItemOf<K>, draft: StoredDocument): ItemOf<K> {
    try {
      return read(draft);
    } catch {
      return live;
    }
  }

  function titleOf(data: DocumentData, id: string): string {
    if (standing) return standing.titleOf(id);
    const title = titleFields
      .map((field): unknown => data[field])
      .find((value): value is string => typeof value === 'string' && value !== '');
    return title === undefined || title.length <= VERSION_TITLE_MAX
      ? (title ?? '')
      : `${cutText(title, 0, VERSION_TITLE_MAX - 1)}…`;
  }

  return { ...definition, newContent, newDocument, toStored, read, readWithDraft, titleOf };
}

function withoutAbsent(content: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** Makes one thing for each kind. That its type is the one in `Things` is more than the compiler can follow. */
// The caller names `Things`, and `K` lets `make` work on one kind where a union of all would not do.
// oxlint-disable typescript/no-unnecessary-type-parameters
export function forEachKind<Things extends Record<ContentKind, unknown>>(
  make: <K extends ContentKind>(kind: K) => unknown,
): Things {
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, make(kind)])) as Things;
}
