import { type EndpointName, endpoints } from '@torque-tide/contract/api';
import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { createOperations } from '../content/collection';
import { forEachKind } from '../content/kind';
import type { ContentStore } from '../content/store';
import type { Handlers } from '../lib/handler';
import { contentKinds } from './registry';

type Operations = Record<ContentKind, object>;
type Operation = keyof ReturnType<typeof createOperations>;
type NameOf<O extends string> = Extract<EndpointName, `${ContentKind}.${O}`>;

export function createContentHandlers(store: ContentStore) {
  const all = forEachKind<Operations>(CONTENT_KINDS, (kind) =>
    createOperations(store, contentKinds[kind]),
  );
  return toHandlers(all) as Pick<Handlers, NameOf<Operation>>;
}

/** Names operations after endpoints, and drops those without one. The compiler can't follow built names. */
export function toHandlers(operationsOf: Partial<Operations>): unknown {
  const all = Object.entries(operationsOf).flatMap(([kind, operations]) =>
    Object.entries(operations).map(([name, operation]) => [`${kind}.${name}`, operation] as const),
  );
  return Object.fromEntries(all.filter(([name]) => name in endpoints));
}
