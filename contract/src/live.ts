import * as z from 'zod/mini';
import type { ContentKind } from './content-kinds';
import { defineEndpoints } from './endpoint';
import type { VersionAction } from './versions';

// How admins' browsers see each other's work: they listen to Firestore within `firestore.rules`
// (docs/decisions/0019-live.md).

/** A call with this header, whatever its value, doesn't count as use of the session. */
export const BACKGROUND_HEADER = 'X-Background';

/** The Firestore collections that an admin's browser can reach. */
export const LIVE_COLLECTIONS = {
  /** One `ChangeNote` per change of content. */
  changes: 'changes',
  /** One `Presence` per form that is open on an item. */
  presence: 'presence',
  /** Clients can read only their own session, and only its expiry. */
  sessions: 'sessions',
} as const;

/** How long a change note is kept, in days. */
export const CHANGE_NOTE_DAYS = 7;
/** Most documents a query of changes or presence may return. */
export const LIVE_DOCUMENTS_MAX = 50;
/** How often a tab renews its presence, in ms. */
export const PRESENCE_HEARTBEAT_MS = 30_000;
/** Presence without renewal ends after this time, in ms: two heartbeats and some slack. */
export const PRESENCE_STALE_MS = 75_000;
/** How far ahead a tab sets `expiresAt`, in ms; the rules tolerate a clock that is wrong by as much. */
export const PRESENCE_KEPT_MS = 12 * 60 * 60_000;

/** An instant as Firestore clients represent it, on the server and in the browser. */
interface Timestamp {
  toMillis: () => number;
  toDate: () => Date;
}

/** Announces an item's new version. Only the API writes it, in the commit of the change. */
export interface ChangeNote {
  kind: ContentKind;
  id: string;
  version: number;
  action: VersionAction;
  by: string;
  at: Timestamp;
}

/**
 * Announces that an admin's tab has an item open in a form. Only `at` and `expiresAt` may change.
 */
export interface Presence {
  username: string;
  item: { kind: ContentKind; id: string };
  /** The last renewal: the server's time, by `serverTimestamp()`. */
  at: Timestamp;
  /** When Firestore may delete it if the tab hasn't: `PRESENCE_KEPT_MS` ahead. */
  expiresAt: Timestamp;
}

/** How a browser signs in to Firebase. */
export const liveConnectionSchema = z.object({
  /** A Firebase custom token for the admin (`uid`), with the claims `admin` and `session`. */
  token: z.string(),
  /** The session's id in storage; it can't be used to log in. */
  session: z.string(),
  config: z.object({ apiKey: z.string(), projectId: z.string() }),
  /** The emulators' addresses, during development. */
  emulators: z.optional(
    z.object({
      auth: z.url(),
      firestore: z.object({ host: z.string(), port: z.int() }),
    }),
  ),
});
export type LiveConnection = z.infer<typeof liveConnectionSchema>;

export const liveEndpoints = defineEndpoints({
  /** Null if Firebase isn't configured or the server may not sign tokens. */
  'live.connect': {
    method: 'POST',
    path: '/api/admin/live',
    access: 'admin',
    response: z.nullable(liveConnectionSchema),
  },
});
