import type * as z from 'zod/mini';
import { adminSessionEndpoints } from './admin-session';
import { contentEndpoints } from './content-kinds';
import { draftEndpoints } from './drafts';
import { type Endpoint, fillPath } from './endpoint';
import { landingTextEndpoints } from './landing-pages';
import { listedJobEndpoints } from './listed-jobs';
import { liveEndpoints } from './live';
import { mediaEndpoints } from './media';
import { pagePreviewEndpoints, previewEndpoints } from './previews';
import { settingsEndpoints } from './settings';
import { taxonomyEndpoints } from './taxonomy';
import { textsEndpoints } from './page-texts';
import { versionEndpoints } from './versions';

/** The whole API. The server's handlers and the tests of every endpoint are derived from it. */
export const endpoints = {
  ...adminSessionEndpoints,
  ...contentEndpoints,
  ...listedJobEndpoints,
  ...taxonomyEndpoints,
  ...landingTextEndpoints,
  ...settingsEndpoints,
  ...textsEndpoints,
  ...versionEndpoints,
  ...draftEndpoints,
  ...previewEndpoints,
  ...pagePreviewEndpoints,
  ...liveEndpoints,
  ...mediaEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type Parsed<E, K extends 'params' | 'body'> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;
type Sent<E, K extends 'params' | 'body'> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.input<S> : undefined;

type Read = {
  [N in EndpointName]: Endpoints[N] extends { method: 'GET' } ? N : never;
}[EndpointName];

/** The paths of reads, as written in their rows. */
export type ReadPath = Endpoints[Read]['path'];
/** The name of the read endpoint at a path. */
export type ReadNameAt<P extends ReadPath> = {
  [N in Read]: Endpoints[N]['path'] extends P ? N : never;
}[Read];

export interface Request<N extends EndpointName> {
  params: Parsed<Endpoints[N], 'params'>;
  body: Parsed<Endpoints[N], 'body'>;
}

export interface Call<N extends EndpointName> {
  params: Sent<Endpoints[N], 'params'>;
  body: Sent<Endpoints[N], 'body'>;
}

/** The type of `data` in a handler's answer. */
export type Answer<N extends EndpointName> = z.input<Endpoints[N]['response']>;
/** The type of `data` for a caller: the same, unless the row transforms it. */
export type Response<N extends EndpointName> = z.output<Endpoints[N]['response']>;

/** Returns an endpoint's row with a general type. */
export function endpoint(name: EndpointName): Endpoint {
  return endpoints[name];
}

export function readNameAt<P extends ReadPath>(path: P): ReadNameAt<P> {
  const isThere = (name: string) => {
    const row = endpoint(name as EndpointName);
    return row.method === 'GET' && row.path === path;
  };
  // The type of the path guarantees a match.
  return Object.keys(endpoints).find(isThere) as ReadNameAt<P>;
}

/** Returns a call's path with its parameters filled in and escaped. */
export function pathOf(row: Endpoint, params: Record<string, string> = {}): string {
  return fillPath(row.path, params);
}
