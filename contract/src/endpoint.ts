import type * as z from 'zod/mini';

/**
 * Who may call.
 * - `anyone`: a session makes no difference.
 * - `published`: anonymous callers get published content only, admins everything.
 * - `admin`: a valid session is required, else 401.
 */
export type Access = 'anyone' | 'published' | 'admin';

/** One row of the API, implemented by the server and called by the web client. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with `/api/`; parameters are `:id` and, for addresses shared by all kinds, `:kind`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Takes raw bytes of one of these types instead of JSON, up to `max` bytes. */
  readonly bytes?: { readonly max: number; readonly types: readonly string[] };
  /** Takes a form, `multipart/form-data` or URL-encoded, instead of JSON, up to `max` bytes; its file is `cv`. */
  readonly form?: { readonly max: number };
  /** Answers with a file instead of JSON, and is in the audit log. */
  readonly isDownload?: true;
  readonly response: z.ZodMiniType;
  readonly status?: 201;
  /** Honours `If-Match` with the item's version. */
  readonly versioned?: true;
  /** Takes an `Idempotency-Key`: a repeat gets the first success's answer and changes nothing. */
  readonly keyed?: true;
  /** Writes nothing, whatever its method, so it isn't in the audit log. */
  readonly isRead?: true;
  /** Writes only the caller's own account, so instances keep their memory of content. */
  readonly personal?: true;
  /**
   * Replaces the session and takes passwords. A repeat arrives with the token that the first call ended.
   */
  readonly replacesSession?: true;
}

/** Fills in and escapes a path's parameters. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Returns the row of a read without parameters. */
export function readEndpoint<
  const P extends Endpoint['path'],
  const A extends Access,
  R extends z.ZodMiniType,
>(path: P, access: A, response: R) {
  return { method: 'GET', path, access, response } as const;
}

/** Checks rows against `Endpoint` and keeps their exact types. */
export function defineEndpoints<const T extends Record<string, Endpoint>>(rows: T): T {
  return rows;
}

/** A UUID for one attempt to write, so that repeating it is safe. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** How long the server remembers a successful attempt, in hours. */
export const IDEMPOTENCY_HOURS = 24;
