import type { EndpointName, Request, Response } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { FieldProblem } from '@torque-tide/contract/errors';
import { VERSION_TITLE_MAX } from '@torque-tide/contract/versions';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import { readDate, stampsAt, type StoredStamps, toPlain } from '../lib/firestore';
import { cutText } from '@torque-tide/domain/plain-text';
import type { ChangeSet } from '../writes/change-set';
import { type Dated, draftOf, type StoredDocument, versionOf, withoutNothing } from './document';

export type ItemOf<K extends ContentKind> = Response<`${K}.list`>[number];
/** The input of a new item; nothing for a kind that can't have any. */
export type InputOf<K extends ContentKind> = Request<Extract<EndpointName, `${K}.create`>>['body'] &
  object;
export type PatchOf<K extends ContentKind> = Request<`${K}.update`>['body'];

/** A kind whose items always exist, stored or not. Decisions 0026 and 0028. */
export interface StandingItems {
  ids: readonly string[];
  titleOf: (id: string) => string;
  initialContentOf: (id: string) => DocumentData;
  /** Returns the fields that apply, and why others don't. */
  resolve: (
    id: string,
    stored: DocumentData,
  ) => {
    fields: object;
    problems: readonly FieldProblem[];
  };
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
  /** How items appear and disappear by the clock. */
  byTime?: {
    isShown: (item: ItemOf<K>, now: Date) => boolean;
    /** In ms; infinite without a change. */
    changesAt: (item: ItemOf<K>, now: Date) => number;
  };
  /** Defaults of a new item, and of old content. */
  defaults?: (createdAt: Date) => Partial<ItemOf<K>>;
  /** Fields stored as Timestamps. */
  moments?: readonly (keyof ItemOf<K> & string)[];
  /** Normalises content before storing and after reading. */
  tidy?: (content: DocumentData) => DocumentData;
  /** Completes what is saved; `before` is undefined for a new item. */
  complete?: (before: DocumentData | undefined, after: DocumentData, now: Date) => DocumentData;
  /** Without it, ids are random. */
  pickId?: (
    changes: ChangeSet,
    collection: CollectionReference,
    input: InputOf<K>,
  ) => Promise<string>;
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
  | 'pickId'
  | 'checkPatch'
  | 'newContent'
  | 'newDocument'
>;

/** Defines a kind. The rest of the server needs no more than this. */
export function defineContentKind<K extends ContentKind>(
  definition: ContentKindDefinition<K>,
): ContentKindOf<K> {
  const { titleFields, schema, defaults, moments = [], tidy = (content) => content } = definition;
  const { complete, standing } = definition;

  function toStored({ id: _id, ...content }: DocumentData): DocumentData {
    // An empty text replaces the initial one.
    if (standing) return withoutAbsent(content);
    return withMoments(tidy(withoutNothing(content)), (date) => Timestamp.fromDate(date));
  }

  function withMoments(content: DocumentData, write: (date: Date) => unknown): DocumentData {
    const written = moments.flatMap((field) => {
      const date = readDate(content[field]);
      return date ? [[field, write(date)]] : [];
    });
    return { ...content, ...Object.fromEntries(written) };
  }

  function newContent(input: InputOf<K>, createdAt: Date): DocumentData {
    const content = { ...defaults?.(createdAt), ...withoutNothing(input) };
    return toStored(complete?.(undefined, content, createdAt) ?? content);
  }

  function newDocument(input: InputOf<K>, createdAt: Date): NewDocument {
    return { ...newContent(input, createdAt), version: 1, ...stampsAt(createdAt) };
  }

  function read({ id, data: { draft: _draft, ...data }, createdAt }: StoredDocument): ItemOf<K> {
    if (standing) {
      return schema.parse({ ...standing.resolve(id, data).fields, version: versionOf(data), id });
    }
    const content = withMoments(tidy(withoutNothing(data)), (date) => date.toISOString());
    return schema.parse({ version: 0, ...defaults?.(createdAt), ...content, id });
  }

  function readWithDraft(document: StoredDocument): ItemOf<K> {
    const item = read(document);
    const draft = draftOf(document.data);
    if (!draft) return item;
    const { content, ...note } = draft;
    const data = { ...content, version: versionOf(document.data) };
    return { ...item, draft: { ...toPlain(note), item: readOr(item, { ...document, data }) } };
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
