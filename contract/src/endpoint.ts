import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call.
 * - `anyone`: the session, if any, changes nothing.
 * - `published`: an anonymous caller sees published content only, an admin everything.
 * - `admin`: a valid session is required, else 401.
 */
export type Access = 'anyone' | 'published' | 'admin';

/** One row of the API: what the server implements and the web client calls. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Below `/api/`; parameters are `:id` and, where one address serves all content, `:kind`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Takes a body as it is, in place of JSON: of one of these types, and so many bytes at most. */
  readonly bytes?: { readonly max: number; readonly types: readonly string[] };
  readonly response: z.ZodMiniType;
  readonly status?: 201;
  /** Honours `If-Match` with the item's version. */
  readonly versioned?: true;
  /** Takes an `Idempotency-Key`: a repeat answers as the first success did, and changes nothing. */
  readonly keyed?: true;
  /** Writes nothing, whatever its method: no line of the audit log tells of it. */
  readonly isRead?: true;
  /** What it writes is the account's own: no content, of which an instance may remember something else. */
  readonly personal?: true;
  /** Replaces the session and takes passwords. A repeat is known by the token that the first call ended. */
  readonly replacesSession?: true;
}

/** A path with its parameters filled in and escaped. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Checks rows against `Endpoint` while keeping their exact types. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(rows: T): T {
  return rows;
}
