import * as z from 'zod/mini';
import { contentKindSchema } from './content-kinds';
import { defineEndpoints } from './endpoint';
import { itemVersion } from './fields';
import { VERSION_ACTIONS } from './versions';

/*
 * What admins learn of each other while they work: the browser listens to these documents of
 * Firestore itself. Who may read and write them is said in `firestore.rules`, and why it is so in
 * docs/decisions/0019-live.md.
 */

/**
 * With this header, of any value, a call of the API does not count as use of its session: the page makes
 * it by itself, because somebody else has changed something, and nobody may be there.
 */
export const BACKGROUND_HEADER = 'X-Background';

/** The collections that a browser of an admin reaches, by their names in Firestore. */
export const LIVE_COLLECTIONS = {
  /** One document for each change of content: `changeNoteSchema`. */
  changes: 'changes',
  /** One document for each form that is open on an item: `presenceSchema`. */
  presence: 'presence',
  /** Of these only the own one, and of it no more than whether it is there and when it ends. */
  sessions: 'sessions',
} as const;

/** How long a note of a change is kept, in days. */
export const CHANGE_NOTE_DAYS = 7;
/** Notes that a query may ask for at most: `orderBy('at', 'desc'), limit(CHANGE_NOTES_MAX)`. */
export const CHANGE_NOTES_MAX = 50;
/** Open forms that a query may ask for at most: `orderBy('at', 'desc'), limit(PRESENCE_MAX)`. */
export const PRESENCE_MAX = 50;
/** How often a tab renews its presence, in milliseconds. */
export const PRESENCE_HEARTBEAT_MS = 30_000;
/** Presence that was not renewed for this long has ended, in milliseconds: two heartbeats and some time. */
export const PRESENCE_STALE_MS = 75_000;
/** One document of presence may be written again after this long, in milliseconds, and not before. */
export const PRESENCE_PAUSE_MS = 10_000;
/**
 * How far ahead of its clock a tab sets `expiresAt`, in milliseconds. The rules allow twice as much, so
 * that a clock may be wrong by as long as this.
 */
export const PRESENCE_KEPT_MS = 12 * 60 * 60_000;

/** A point in time as a Firestore client gives it, the server's or the browser's. */
const firestoreTimestamp = z.custom<{ toMillis: () => number; toDate: () => Date }>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function',
);

/**
 * Tells that an item has changed; what it holds now is read through the API. Written together with the
 * change, by the API alone.
 */
export const changeNoteSchema = z.object({
  kind: contentKindSchema,
  /** Of the item. */
  id: z.string(),
  /** The version that was made. */
  version: itemVersion,
  action: z.enum(VERSION_ACTIONS),
  /** User name of the admin. */
  by: z.string(),
  at: firestoreTimestamp,
  /** When Firestore deletes the note. */
  expiresAt: firestoreTimestamp,
});
export type ChangeNote = z.infer<typeof changeNoteSchema>;

/**
 * Says that a tab of an admin has an item open in a form, under `presenceId(…)`. Only `at` and `expiresAt`
 * ever change: another form gets another document, with another random end of its id.
 */
export const presenceSchema = z.strictObject({
  username: z.string(),
  item: z.strictObject({ kind: contentKindSchema, id: z.string() }),
  /** When the tab last renewed it; the server's time, written with `serverTimestamp()`. */
  at: firestoreTimestamp,
  /** When Firestore may delete it if the tab did not: `PRESENCE_KEPT_MS` ahead. */
  expiresAt: firestoreTimestamp,
});
export type Presence = z.infer<typeof presenceSchema>;

/** How many random letters and digits, lower-case, end the id of a document of presence. */
export const PRESENCE_ID_END_LENGTH = 8;

/** The id of a document of presence: of the session that may write it, and of nothing else that lasts. */
export function presenceId(session: string, end: string): string {
  return `${session}_${end}`;
}

/** With what a browser signs in to Firebase, and where. */
export const liveConnectionSchema = z.object({
  /** A custom token of Firebase: of the admin (`uid`), with the claims `admin` and `session`. */
  token: z.string(),
  /** Under what the session of the caller is stored; nobody can log in with it. */
  session: z.string(),
  config: z.object({ apiKey: z.string(), projectId: z.string() }),
  /** Where the emulators are, during development. */
  emulators: z.optional(
    z.object({
      /** Such as 'http://127.0.0.1:9099'. */
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
