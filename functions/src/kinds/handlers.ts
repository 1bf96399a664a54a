import { type EndpointName, endpoints } from '@torque-tide/contract/api';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { createOperations } from '../content/collection';
import { forEachKind } from '../content/kind';
import type { ContentStore } from '../content/store';
import type { Handlers } from '../lib/handler';
import { contentKinds } from './registry';

type Operations = Record<ContentKind, object>;
type Operation = keyof ReturnType<typeof createOperations>;
type NameOf<O extends string> = Extract<EndpointName, `${ContentKind}.${O}`>;

/** The handlers of every kind for admins, who see all items as they are stored. */
export function createContentHandlers(store: ContentStore) {
  const all = forEachKind<Operations>((kind) => createOperations(store, contentKinds[kind]));
  return toHandlers(all) as Pick<Handlers, NameOf<Operation>>;
}

/**
 * Names the operations of each kind after its endpoints, and leaves out those without one. Endpoints and
 * operations have the same types, which the compiler can't follow through names that are put together.
 */
export function toHandlers(operationsOf: Operations): unknown {
  const all = Object.entries(operationsOf).flatMap(([kind, operations]) =>
    Object.entries(operations).map(([name, operation]) => [`${kind}.${name}`, operation] as const),
  );
  return Object.fromEntries(all.filter(([name]) => name in endpoints));
}
