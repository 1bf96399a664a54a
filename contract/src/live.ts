import * as z from 'zod/mini';
import type { ContentKind } from './content-kinds';
import { defineEndpoints } from './endpoint';
import type { VersionAction } from './versions';

// What admins learn of each other while they work: their browsers listen to Firestore, as `firestore.rules`
// allow (docs/decisions/0019-live.md).

/** With this header, of any value, a call isn't use of its session: nobody may be there. */
export const BACKGROUND_HEADER = 'X-Background';

/** The collections that a browser of an admin reaches, by their names in Firestore. */
export const LIVE_COLLECTIONS = {
  /** One document for each change of content: `ChangeNote`. */
  changes: 'changes',
  /** One document for each form that is open on an item: `Presence`. */
  presence: 'presence',
  /** Clients can read only their own session, and only its expiry. */
  sessions: 'sessions',
} as const;

/** How long a note of a change is kept, in days. */
export const CHANGE_NOTE_DAYS = 7;
/** Documents that a query of changes or presence may ask for at most. */
export const LIVE_DOCUMENTS_MAX = 50;
/** How often a tab renews its presence, in ms. */
export const PRESENCE_HEARTBEAT_MS = 30_000;
/** Presence that was not renewed for this long has ended, in ms: two heartbeats and some time. */
export const PRESENCE_STALE_MS = 75_000;
/** How far ahead of its clock a tab sets `expiresAt`, in ms. The rules allow for a clock that is as wrong. */
export const PRESENCE_KEPT_MS = 12 * 60 * 60_000;

/** A point in time as a Firestore client gives it, the server's or the browser's. */
interface Timestamp {
  toMillis: () => number;
  toDate: () => Date;
}

/** Tells that an item has a new version. The API alone writes it, together with the change. */
export interface ChangeNote {
  kind: ContentKind;
  id: string;
  version: number;
  action: VersionAction;
  by: string;
  at: Timestamp;
}

/** Says that a tab of an admin has an item open in a form. Only `at` and `expiresAt` may change. */
export interface Presence {
  username: string;
  item: { kind: ContentKind; id: string };
  /** When the tab last renewed it; the server's time, written with `serverTimestamp()`. */
  at: Timestamp;
  /** When Firestore may delete it if the tab did not: `PRESENCE_KEPT_MS` ahead. */
  expiresAt: Timestamp;
}

/** With what a browser signs in to Firebase, and where. */
export const liveConnectionSchema = z.object({
  /** A custom token of Firebase: of the admin (`uid`), with the claims `admin` and `session`. */
  token: z.string(),
  /** The name under which the session is stored; nobody can log in with it. */
  session: z.string(),
  config: z.object({ apiKey: z.string(), projectId: z.string() }),
  /** Where the emulators are, during development. */
  emulators: z.optional(
    z.object({
      auth: z.url(),
      firestore: z.object({ host: z.string(), port: z.int() }),
    }),
  ),
});
export type LiveConnection = z.infer<typeof liveConnectionSchema>;

export const liveEndpoints = defineEndpoints({
  /** Null when nothing is configured for it, or the server may not sign tokens. */
  'live.connect': {
    method: 'POST',
    path: '/api/admin/live',
    access: 'admin',
    response: z.nullable(liveConnectionSchema),
  },
});
