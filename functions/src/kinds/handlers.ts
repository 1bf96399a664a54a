import { type EndpointName, endpoints } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { createContentCollection } from '../content/collection';
import { notFound } from '../content/current';
import {
  type ContentKindOf,
  forEachKind,
  type InputOf,
  type ItemOf,
  type PatchOf,
} from '../content/kind';
import type { ContentStore } from '../content/store';
import type { Change } from '../content/writer';
import type { AdminSession, Handlers, VisitorHandlers, WriteAttempt } from '../lib/handler';
import { createItemOrder, type SeenItem } from './item-order';
import { contentKinds } from './registry';

/** What can be done with every kind of content; a kind's table names those that it offers. */
type Operation = 'list' | 'get' | 'create' | 'update' | 'order' | 'delete';
type NameOf<O extends string> = Extract<EndpointName, `${ContentKind}.${O}`>;
type VisitorNameOf<O extends string> = Extract<keyof VisitorHandlers, NameOf<O>>;

/** What the handlers of one kind are; `Request` and `Response` of its endpoints are these by definition. */
interface Operations<K extends ContentKind> {
  list: () => Promise<ItemOf<K>[]>;
  get: (request: { params: { id: string } }) => Promise<ItemOf<K>>;
  create: (request: WriteRequest & { body: InputOf<K> }) => Promise<ItemOf<K>>;
  update: (request: ChangeRequest & { body: PatchOf<K> }) => Promise<ItemOf<K>>;
  order: (request: WriteRequest & { body: { items: SeenItem[] } }) => Promise<ItemOf<K>[]>;
  delete: (request: ChangeRequest) => Promise<{ id: string }>;
}

interface WriteRequest {
  session: AdminSession;
  attempt: WriteAttempt;
}

interface ChangeRequest extends WriteRequest {
  params: { id: string };
  ifVersion: number | undefined;
}

/** The handlers of every kind of content, as an admin sees and changes it: all of it, as it is stored. */
export function createContentHandlers(store: ContentStore): Pick<Handlers, NameOf<Operation>> {
  return toHandlers(
    forEachKind<{ [K in ContentKind]: Operations<K> }>((kind) =>
      operationsOn(store, contentKinds[kind]),
    ),
  ) as Pick<Handlers, NameOf<Operation>>;
}

function operationsOn<K extends ContentKind>(
  store: ContentStore,
  definition: ContentKindOf<K>,
): Operations<K> {
  const items = createContentCollection(store, definition);
  const order = createItemOrder(store, definition);
  return {
    list: () => items.listWithDrafts(),
    get: async ({ params }) => found(await items.findById(params.id), definition.label),
    create: ({ body, ...request }) => items.create(body, changeOf(request)),
    update: ({ params, body, ifVersion, ...request }) =>
      items.update(params.id, body, changeOf(request), ifVersion),
    order: ({ body, ...request }) => order(body.items, changeOf(request)),
    delete: ({ params, ifVersion, ...request }) =>
      items.remove(params.id, changeOf(request), ifVersion),
  };
}

function changeOf({ session, attempt }: WriteRequest): Change {
  return { by: session.username, attempt };
}

type Readers = {
  [K in ContentKind]: {
    list: () => Promise<ItemOf<K>[]>;
    findById: (id: string) => Promise<ItemOf<K> | undefined>;
  };
};

/** How visitors read every kind of content: from what is published. */
export function createVisitorContentHandlers(
  published: Readers,
): Pick<VisitorHandlers, VisitorNameOf<'list' | 'get'>> {
  return toHandlers(
    forEachKind<{ [K in ContentKind]: Pick<Operations<K>, 'list' | 'get'> }>((kind) => ({
      list: () => published[kind].list(),
      get: async ({ params }: { params: { id: string } }) =>
        found(await published[kind].findById(params.id), contentKinds[kind].label),
    })),
  ) as Pick<VisitorHandlers, VisitorNameOf<'list' | 'get'>>;
}

/**
 * The operations of each kind under the names of the endpoints; of a kind whose table lacks one, without
 * it. The types of both sides are made of the same rows of the contract, which the names, put together here,
 * hide from the compiler.
 */
function toHandlers(operationsByKind: Record<ContentKind, object>): unknown {
  return Object.fromEntries(
    Object.entries(operationsByKind).flatMap(([kind, operations]) =>
      Object.entries(operations)
        .map(([operation, handler]) => [`${kind}.${operation}`, handler] as const)
        .filter(([name]) => name in endpoints),
    ),
  );
}

/** @throws {AppError} `not-found` where there is nothing */
export function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
