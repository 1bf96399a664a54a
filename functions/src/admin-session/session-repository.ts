import { createHash, randomBytes } from 'node:crypto';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode, readDate } from '../lib/firestore';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** A session ends when nothing has been called for this long. */
const IDLE_LIMIT_MS = 30 * MINUTE_MS;
/** A session ends this long after login, whatever is called. */
const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** The last call is noted at most this often, so that reading stays cheap. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

/** More sessions of one account than these end, the oldest first. */
const SESSIONS_PER_ACCOUNT = 5;

const storedSessionSchema = z.object({
  username: z.string(),
  sessionEpoch: z.int(),
  browser: z._default(z.string(), 'Unknown browser'),
  createdAt: z.date(),
  lastSeenAt: z.date(),
});

/** A session as it is stored, under the SHA-256 of its token. */
interface StoredSession {
  username: string;
  sessionEpoch: number;
  /** The browser that logged in, in words. */
  browser: string;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** For a TTL policy that tidies up; whether a session is over is computed, never read from here. */
  expiresAt: Timestamp;
}

/** A session that has not ended. */
interface LiveSession {
  username: string;
  sessionEpoch: number;
  browser: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** What a session begins with. */
interface NewSession {
  username: string;
  sessionEpoch: number;
  browser: string;
}

/** In what way a session is used. */
export interface Use {
  /** True for a call that a page makes by itself, although nobody may be there. */
  isInBackground: boolean;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions in Firestore. A token is known to its holder alone: what is stored cannot be replayed. */
export function createSessionRepository(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.sessions);

  /** Begins a session and returns its token. The account's sessions beyond five end, the oldest first. */
  async function begin(session: NewSession): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = clock.now();
    const stored: StoredSession = {
      ...session,
      createdAt: Timestamp.fromDate(now),
      lastSeenAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromDate(expiryOf(now, now)),
    };
    await collection.doc(idOf(token)).create(stored);
    await removeAll((await documentsOf(session.username)).slice(SESSIONS_PER_ACCOUNT));
    return token;
  }

  /**
   * The session of a token, with its idle time begun anew; undefined when it is unknown or over.
   *
   * @param use whether nobody but the page itself asks: then its idle time goes on
   */
  async function resume(token: string, { isInBackground }: Use): Promise<LiveSession | undefined> {
    const document = await collection.doc(idOf(token)).get();
    const session = readLive(document);
    if (!session || isInBackground) return session;
    const now = clock.now();
    const { createdAt, lastSeenAt } = session;
    if (now.getTime() - lastSeenAt.getTime() < TOUCH_INTERVAL_MS) return session;
    const expiresAt = expiryOf(createdAt, now);
    await touch(document.id, now, expiresAt);
    return { ...session, lastSeenAt: now, expiresAt };
  }

  /** The sessions of an account that have not ended, the newest first, each with its id. */
  async function list(
    username: string,
    sessionEpoch: number,
  ): Promise<(LiveSession & { id: string })[]> {
    return liveOf(await documentsOf(username), sessionEpoch);
  }

  function liveOf(documents: readonly QueryDocumentSnapshot[], sessionEpoch: number) {
    return documents.flatMap((document) => {
      const session = readLive(document);
      return session?.sessionEpoch === sessionEpoch ? [{ id: document.id, ...session }] : [];
    });
  }

  /** Lets one session outlive a change that ended all of its account. */
  async function keep(token: string, sessionEpoch: number): Promise<void> {
    await collection.doc(idOf(token)).update({ sessionEpoch });
  }

  /** Ends the session of a token. @returns whose it was, if it was one */
  async function end(token: string): Promise<string | undefined> {
    const reference = collection.doc(idOf(token));
    const document = await reference.get();
    // Of a token that was none there is nothing to remove, and strangers shall cause no write.
    if (!document.exists) return undefined;
    await reference.delete();
    return readLive(document)?.username;
  }

  /** Ends a session of an account by its id. @returns whether it had that session */
  async function endById(username: string, id: string): Promise<boolean> {
    const document = await collection.doc(id).get();
    if (readLive(document)?.username !== username) return false;
    await document.ref.delete();
    return true;
  }

  /** Ends every session of an account but one. @returns how many had not ended by themselves */
  async function endOthers(username: string, token: string, sessionEpoch: number): Promise<number> {
    return liveOf(await removeAllBut(username, token), sessionEpoch).length;
  }

  /**
   * Takes away every session of an account, but for one, that a change of the account has ended: it is
   * over already, and the browser that listens to its document sees so when that is gone.
   */
  async function forgetEnded(username: string, keptToken?: string): Promise<void> {
    await removeAllBut(username, keptToken);
  }

  /** @returns what was removed */
  async function removeAllBut(username: string, keptToken: string | undefined) {
    const kept = keptToken === undefined ? undefined : idOf(keptToken);
    const others = (await documentsOf(username)).filter(({ id }) => id !== kept);
    await removeAll(others);
    return others;
  }

  /** The newest first, by Firestore's own clock: it is the same for every instance. */
  async function documentsOf(username: string): Promise<QueryDocumentSnapshot[]> {
    const { docs } = await collection.where('username', '==', username).get();
    return docs.sort((a, b) => b.createTime.toMillis() - a.createTime.toMillis());
  }

  async function removeAll(documents: readonly QueryDocumentSnapshot[]): Promise<void> {
    await Promise.all(documents.map(({ ref }) => ref.delete()));
  }

  function readLive(document: DocumentSnapshot): LiveSession | undefined {
    const parsed = storedSessionSchema.safeParse({
      ...document.data(),
      createdAt: readDate(document.get('createdAt')),
      lastSeenAt: readDate(document.get('lastSeenAt')),
    });
    if (!parsed.success) return undefined;
    const expiresAt = expiryOf(parsed.data.createdAt, parsed.data.lastSeenAt);
    return clock.now() < expiresAt ? { ...parsed.data, expiresAt } : undefined;
  }

  async function touch(id: string, now: Date, expiresAt: Date): Promise<void> {
    try {
      await collection.doc(id).update({
        lastSeenAt: Timestamp.fromDate(now),
        expiresAt: Timestamp.fromDate(expiresAt),
      });
    } catch (error) {
      // Logged out a moment ago, in another tab: the call that is under way may still finish.
      if (grpcCode(error) !== GRPC.notFound) throw error;
    }
  }

  return { begin, resume, list, keep, end, endById, endOthers, forgetEnded, idOf };
}

function expiryOf(createdAt: Date, lastSeenAt: Date): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + IDLE_LIMIT_MS, createdAt.getTime() + ABSOLUTE_LIMIT_MS),
  );
}

/** Under what a session is stored; the token cannot be had from it. */
function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
