import { type EndpointName, endpoints } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { createOperations } from '../content/collection';
import { notFound } from '../content/current';
import { forEachKind, type ItemOf } from '../content/kind';
import type { ContentStore } from '../content/store';
import type { Handlers, VisitorHandlers } from '../lib/handler';
import { contentKinds } from './registry';

type Operations = Record<ContentKind, object>;
type Operation = keyof ReturnType<typeof createOperations>;
type NameOf<O extends string> = Extract<EndpointName, `${ContentKind}.${O}`>;
type VisitorNameOf<O extends string> = Extract<keyof VisitorHandlers, NameOf<O>>;

/** The handlers of every kind for admins, who see all items as they are stored. */
export function createContentHandlers(store: ContentStore) {
  const all = forEachKind<Operations>((kind) => createOperations(store, contentKinds[kind]));
  return toHandlers(all) as Pick<Handlers, NameOf<Operation>>;
}

type Readers = {
  [K in ContentKind]: {
    list: () => Promise<ItemOf<K>[]>;
    findById: (id: string) => Promise<ItemOf<K> | undefined>;
  };
};

/** The handlers of every kind for visitors, who see what is published. */
export function createVisitorContentHandlers(published: Readers) {
  const all = forEachKind<Operations>((kind) => ({
    list: published[kind].list,
    get: async ({ params }: { params: { id: string } }) =>
      found(await published[kind].findById(params.id), contentKinds[kind].label),
  }));
  return toHandlers(all) as Pick<VisitorHandlers, VisitorNameOf<'list' | 'get'>>;
}

/**
 * Names the operations of each kind after its endpoints, and leaves out those without one. Endpoints and
 * operations have the same types, which the compiler can't follow through names that are put together.
 */
function toHandlers(operationsOf: Operations): unknown {
  const all = Object.entries(operationsOf).flatMap(([kind, operations]) =>
    Object.entries(operations).map(([name, operation]) => [`${kind}.${name}`, operation] as const),
  );
  return Object.fromEntries(all.filter(([name]) => name in endpoints));
}

/** @throws {AppError} `not-found` where there is nothing */
export function found<T>(item: T | undefined, label: string): T {
  if (item === undefined) throw notFound(label);
  return item;
}
