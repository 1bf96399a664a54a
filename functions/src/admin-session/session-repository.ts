import { createHash } from 'node:crypto';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Clock, Deadline } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode, readDate } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { createStoredKey } from '../writes/secrets';
import { createWriteOnce } from '../writes/write-once';
import { createSessionTokens } from './session-tokens';

const KEY_ID = 'sessionTokens';
const MINUTE_MS = 60_000;

const IDLE_LIMIT_MS = 30 * MINUTE_MS;
const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** The last call is noted at most this often, so that reading stays cheap. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

const SESSIONS_PER_ACCOUNT = 5;

const storedSessionSchema = z.object({
  username: z.string(),
  sessionEpoch: z.int(),
  browser: z._default(z.string(), 'Unknown browser'),
  createdAt: z.date(),
  lastSeenAt: z.date(),
});

type SessionFields = z.infer<typeof storedSessionSchema>;

type NewSession = Pick<SessionFields, 'username' | 'sessionEpoch' | 'browser'>;

interface LiveSession extends SessionFields {
  expiresAt: Date;
}

/** A session as it is stored, under the SHA-256 of its token. */
interface StoredSession extends NewSession {
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** For a TTL policy that tidies up; whether a session is over is computed, never read from here. */
  expiresAt: Timestamp;
}

export interface Use {
  /** True for a call that a page makes by itself, although nobody may be there. */
  isInBackground: boolean;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions in Firestore. A token is known to its holder alone: what is stored cannot be replayed. */
export function createSessionRepository(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.sessions);
  const tokens = createSessionTokens(createStoredKey(firestore, KEY_ID));
  const write = createWriteOnce(firestore, clock);

  /** Begins a session and returns its token, by which a commit whose answer was lost is found. */
  async function begin(session: NewSession, deadline: Deadline): Promise<string> {
    const token = await tokens.make();
    const reference = collection.doc(idOf(token));
    await write.settle(deadline, async (changes) => {
      const [own, documents] = await Promise.all([
        changes.get(reference),
        documentsOf(session.username),
      ]);
      if (own.exists) return;
      changes.create(reference, toStored(session));
      for (const { ref } of documents.slice(SESSIONS_PER_ACCOUNT - 1)) changes.delete(ref);
    });
    return token;
  }

  /** Replaces all sessions of an account with a new one, and returns its token. */
  async function replaceAll(changes: ChangeSet, session: NewSession): Promise<string> {
    const [token, documents] = await Promise.all([tokens.make(), documentsOf(session.username)]);
    changes.create(collection.doc(idOf(token)), toStored(session));
    for (const { ref } of documents) changes.delete(ref);
    return token;
  }

  function toStored(session: NewSession): StoredSession {
    const now = clock.now();
    return {
      ...session,
      createdAt: Timestamp.fromDate(now),
      lastSeenAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromDate(expiryOf(now, now)),
    };
  }

  /** Returns the session of a token, if it is live. A call in the background does not renew its idle time. */
  async function resume(
    token: string | undefined,
    { isInBackground }: Use,
  ): Promise<LiveSession | undefined> {
    if (token === undefined || !(await tokens.mayBeOurs(token))) return undefined;
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

  /** Ends the session of a token. @returns whose it was, if it was one */
  async function end(token: string | undefined, deadline: Deadline): Promise<string | undefined> {
    if (token === undefined || !(await tokens.mayBeOurs(token))) return undefined;
    let username: string | undefined;
    await write.settle(deadline, async (changes) => {
      const document = await changes.get(collection.doc(idOf(token)));
      // Of a token that was none there is nothing to remove, and strangers shall cause no write.
      if (!document.exists) return;
      username = readLive(document)?.username;
      changes.delete(document.ref);
    });
    return username;
  }

  /** Ends a session of an account by its id. @returns whether it had that session */
  async function endById(changes: ChangeSet, username: string, id: string): Promise<boolean> {
    const document = await changes.get(collection.doc(id));
    if (readLive(document)?.username !== username) return false;
    changes.delete(document.ref);
    return true;
  }

  /** Ends every session of an account but one. @returns how many had not ended by themselves */
  async function endOthers(
    changes: ChangeSet,
    { username, token, sessionEpoch }: { username: string; token: string; sessionEpoch: number },
  ): Promise<number> {
    const others = (await documentsOf(username)).filter(({ id }) => id !== idOf(token));
    for (const { ref } of others) changes.delete(ref);
    return liveOf(others, sessionEpoch).length;
  }

  /** Deletes the sessions that a change of the account has ended: browsers listen to these documents. */
  async function forgetEnded(username: string): Promise<void> {
    const documents = await documentsOf(username);
    await Promise.all(documents.map(({ ref }) => ref.delete()));
  }

  /** The newest first, by Firestore's own clock: it is the same for every instance. */
  async function documentsOf(username: string): Promise<QueryDocumentSnapshot[]> {
    const { docs } = await collection.where('username', '==', username).get();
    return docs.sort((a, b) => b.createTime.toMillis() - a.createTime.toMillis());
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

  return {
    begin,
    replaceAll,
    resume,
    list,
    end,
    endById,
    endOthers,
    forgetEnded,
    idOf,
    mayBeOurs: tokens.mayBeOurs,
  };
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
