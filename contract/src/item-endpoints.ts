import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { deletedItem, idParams, itemVersion } from './fields';

type Path = Endpoint['path'];
type Access = Endpoint['access'];

/** The rows of a kind's operations, named like 'jobs.list'. */
type Named<K extends string, Rows> = { [O in keyof Rows & string as `${K}.${O}`]: Rows[O] };

function named<K extends string, Rows extends object>(kind: K, rows: Rows): Named<K, Rows> {
  const entries = Object.entries(rows).map(([operation, row]) => [`${kind}.${operation}`, row]);
  // The compiler can't follow computed names.
  return Object.fromEntries(entries) as Named<K, Rows>;
}

interface Items<P, A, I, N> {
  /** The list's path. */
  path: P;
  /** The access to the list. */
  access: A;
  item: I;
  /** The fields an admin may set. An update accepts any subset. */
  input: N;
}

/** Returns the endpoints of a kind whose items can be created and deleted. */
export function itemEndpoints<
  const K extends string,
  const P extends Path,
  const A extends Access,
  I extends z.ZodMiniType,
  N extends z.ZodMiniObject,
>(kind: K, { path, access, item, input }: Items<P, A, I, N>) {
  return named(kind, {
    list: { method: 'GET', path, access, response: z.array(item) },
    create: {
      method: 'POST',
      path,
      access: 'admin',
      body: input,
      response: item,
      status: 201,
      keyed: true,
    },
    update: updateOf(path, item, z.partial(input)),
    delete: {
      method: 'DELETE',
      path: `${path}/:id`,
      access: 'admin',
      params: idParams,
      response: deletedItem,
      versioned: true,
      keyed: true,
    },
  } as const);
}

/** Returns the endpoints of a kind whose items always exist. */
export function standingEndpoints<
  const K extends string,
  const P extends Path,
  I extends z.ZodMiniType,
  U extends z.ZodMiniType,
>(kind: K, { path, item, patch }: { path: P; item: I; patch: U }) {
  return named(kind, {
    list: { method: 'GET', path, access: 'admin', response: z.array(item) },
    update: updateOf(path, item, patch),
  } as const);
}

function updateOf<P extends Path, I extends z.ZodMiniType, U extends z.ZodMiniType>(
  path: P,
  item: I,
  patch: U,
) {
  return {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'admin',
    params: idParams,
    body: patch,
    response: item,
    versioned: true,
    keyed: true,
  } as const;
}

/** Returns the endpoint of one item. */
export function getEndpoint<const P extends Path, I extends z.ZodMiniType>(path: P, item: I) {
  return { method: 'GET', path, access: 'published', params: idParams, response: item } as const;
}

/** Most items that can be ordered at once. */
const ITEM_ORDER_MAX = 200;

/** Returns the endpoint that gives items the sort orders 1, 2, 3 in one commit, or a 412 if one has changed. */
export function orderEndpoint<const P extends Path, I extends z.ZodMiniType>(path: P, item: I) {
  const seen = z.strictObject({ id: idParams.shape.id, version: itemVersion });
  const items = z.array(seen).check(
    z.minLength(1),
    z.maxLength(ITEM_ORDER_MAX),
    z.refine(
      (order) => new Set(order.map(({ id }) => id)).size === order.length,
      'Each item has one place',
    ),
  );
  return {
    method: 'PUT',
    path,
    access: 'admin',
    body: z.strictObject({ items }),
    response: z.array(item),
    keyed: true,
  } as const;
}
