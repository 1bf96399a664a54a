import type { EndpointName, Request, Response } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { VERSION_TITLE_MAX } from '@torque-tide/contract/versions';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import { readDate, stampsAt, type StoredStamps } from '../lib/firestore';
import { cutText } from '@torque-tide/domain/plain-text';
import type { ChangeSet } from '../writes/change-set';
import { type Dated, draftOf, type StoredDocument, versionOf, withoutNothing } from './document';
import type { StandingItems } from './standing';

export type ItemOf<K extends ContentKind> = Response<`${K}.list`>[number];
/** The input of a new item; nothing for a kind that can't have any. */
export type InputOf<K extends ContentKind> = Request<Extract<EndpointName, `${K}.create`>>['body'] &
  object;
export type PatchOf<K extends ContentKind> = Request<`${K}.update`>['body'];

/** How items appear and disappear over time. */
export interface ByTime<T> {
  isShown: (item: T, now: Date) => boolean;
  /** In ms; infinite without a change. */
  changesAt: (item: T, now: Date) => number;
}

interface ContentKindDefinition<K extends ContentKind> {
  kind: K;
  /** The word for one item in messages: 'Job'. */
  label: string;
  /** The fields for a title, best first. */
  titleFields: readonly (keyof ItemOf<K> & string)[];
  schema: z.ZodMiniType<ItemOf<K>>;
  compare: (a: Dated<ItemOf<K>>, b: Dated<ItemOf<K>>) => number;
  /** True if visitors see the item, apart from the clock. */
  isPublished: (item: ItemOf<K>) => boolean;
  byTime?: ByTime<ItemOf<K>>;
  /** Defaults of a new item, and of old content. */
  defaults?: (createdAt: Date) => Partial<ItemOf<K>>;
  /** Fields stored as Timestamps. */
  moments?: readonly (keyof ItemOf<K> & string)[];
  /** Normalises content before storing and after reading. */
  tidy?: (content: DocumentData) => DocumentData;
  /** Completes the content of a new item. */
  onCreate?: (content: DocumentData, now: Date) => DocumentData;
  /** Completes an edit. */
  onEdit?: (before: DocumentData, after: DocumentData, now: Date) => DocumentData;
  /** Completes a restore. */
  onRestore?: (before: DocumentData, after: DocumentData) => DocumentData;
  /** By default ids are random. */
  ids?: {
    pick: (
      changes: ChangeSet,
      collection: CollectionReference,
      input: InputOf<K>,
    ) => Promise<string>;
    /** Creations share a document, so they run one at a time. */
    isOneAtATime?: boolean;
  };
  /** @throws {AppError} for a patch that isn't allowed */
  checkPatch?: (id: string, patch: PatchOf<K>) => void;
  /** @throws {AppError} `invalid` for content that isn't allowed */
  check?: (content: DocumentData, id: string) => void;
  /** @throws {AppError} `invalid` for content that clashes with other items */
  checkBeside?: (content: DocumentData, others: readonly DocumentData[]) => void;
  /** @throws {AppError} `conflict` for an item that must stay */
  checkRemoval?: (id: string, others: number) => void;
  starters?: readonly ItemOf<K>[];
  /** For items that expire, and the documents that belong to them. */
  lifetime?: {
    endsAt: (content: DocumentData) => Timestamp;
    /** Documents whose `expiresAt` follows the item. */
    partsOf: (firestore: Firestore, content: DocumentData) => DocumentReference[];
  };
  /** Describes content in words, for the history. */
  inWords?: (content: DocumentData) => DocumentData;
  standing?: StandingItems;
}

type NewDocument = StoredStamps & { version: number; [field: string]: unknown };

export interface ContentKindOf<K extends ContentKind> extends ContentKindDefinition<K> {
  newContent: (input: InputOf<K>, createdAt: Date) => DocumentData;
  /** A whole document, for imports. */
  newDocument: (input: InputOf<K>, createdAt: Date) => NewDocument;
  /** Content in stored form: with Timestamps, and without empty fields. */
  toStored: (content: DocumentData) => DocumentData;
  read: (document: StoredDocument) => ItemOf<K>;
  readWithDraft: (document: StoredDocument) => ItemOf<K>;
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

/** Defines a kind. The rest of the server needs no more than this. */
export function defineContentKind<K extends ContentKind>(
  definition: ContentKindDefinition<K>,
): ContentKindOf<K> {
  const { titleFields, schema, defaults, moments = [], tidy = (content) => content } = definition;
  const { onCreate, standing } = definition;

  function toStored({ id: _id, ...content }: DocumentData): DocumentData {
    // An empty text replaces the initial one.
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
    return { ...newContent(input, createdAt), version: 1, ...stampsAt(createdAt) };
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

  /** An unreadable draft shows the live item instead. */
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

// The caller names `Things`, and `K` lets `make` work on one kind where a union of all would not do.
// oxlint-disable typescript/no-unnecessary-type-parameters
export function forEachKind<Things extends Partial<Record<ContentKind, unknown>>>(
  kinds: readonly (ContentKind & keyof Things)[],
  make: <K extends ContentKind & keyof Things>(kind: K) => unknown,
): Things {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Things;
}
