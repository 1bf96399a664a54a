import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { type Clock, type Deadline, MINUTE_MS } from '../lib/time';
import { sha256 } from '../lib/hashes';
import { COLLECTIONS } from '../lib/collections';
import { GRPC, grpcCode, readDate } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { createStoredKey } from '../writes/stored-key';
import { createWriteOnce } from '../writes/write-once';
import { createSessionTokens } from './session-tokens';
import { getParser } from 'bowser';

const KEY_ID = 'sessionTokens';

const IDLE_LIMIT_MS = 30 * MINUTE_MS;
const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** Writes the last use at most this often. */
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

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions in Firestore, stored under the hash of their token. */
export function createSessionRepository(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.sessions);
  const tokens = createSessionTokens(createStoredKey(firestore, KEY_ID));
  const write = createWriteOnce(firestore, clock);

  /** Begins a session and returns its token, which also identifies a commit whose answer was lost. */
  async function begin(session: NewSession, deadline: Deadline): Promise<string> {
    const token = await tokens.make();
    const reference = collection.doc(sha256(token));
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

  async function replaceAll(changes: ChangeSet, token: string, session: NewSession): Promise<void> {
    const documents = await documentsOf(session.username);
    changes.create(collection.doc(sha256(token)), toStored(session));
    for (const { ref } of documents) changes.delete(ref);
  }

  function toStored(session: NewSession) {
    const now = clock.now();
    return { ...session, createdAt: Timestamp.fromDate(now), ...useAt(now, now) };
  }

  /** Returns the live session of a token. Background calls don't extend it. */
  async function resume(token: string, isInBackground: boolean): Promise<LiveSession | undefined> {
    if (!(await tokens.mayBeOurs(token))) return undefined;
    const document = await collection.doc(sha256(token)).get();
    const session = readLive(document);
    if (!session || isInBackground) return session;
    const now = clock.now();
    const { createdAt, lastSeenAt } = session;
    if (now.getTime() - lastSeenAt.getTime() < TOUCH_INTERVAL_MS) return session;
    try {
      await document.ref.update(useAt(createdAt, now));
    } catch (error) {
      // Logged out in another tab: this call may still finish.
      if (grpcCode(error) !== GRPC.notFound) throw error;
    }
    return { ...session, lastSeenAt: now, expiresAt: expiryOf(createdAt, now) };
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

  async function end(token: string | undefined, deadline: Deadline): Promise<string | undefined> {
    if (token === undefined || !(await tokens.mayBeOurs(token))) return undefined;
    let username: string | undefined;
    await write.settle(deadline, async (changes) => {
      const document = await changes.get(collection.doc(sha256(token)));
      // A stranger's token must not cause a write.
      if (!document.exists) return;
      username = readLive(document)?.username;
      changes.delete(document.ref);
    });
    return username;
  }

  async function endById(changes: ChangeSet, username: string, id: string): Promise<boolean> {
    const document = await changes.get(collection.doc(id));
    if (readLive(document)?.username !== username) return false;
    changes.delete(document.ref);
    return true;
  }

  async function endOthers(
    changes: ChangeSet,
    { username, token, sessionEpoch }: { username: string; token: string; sessionEpoch: number },
  ): Promise<number> {
    const others = (await documentsOf(username)).filter(({ id }) => id !== sha256(token));
    for (const { ref } of others) changes.delete(ref);
    return liveOf(others, sessionEpoch).length;
  }

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

  return {
    begin,
    replaceAll,
    resume,
    list,
    end,
    endById,
    endOthers,
    idOf: sha256,
    tokenOf: tokens.make,
    mayBeOurs: tokens.mayBeOurs,
  };
}

/** Returns what is stored of a session's last use. `expiresAt` is for the TTL policy only. */
function useAt(createdAt: Date, lastSeenAt: Date) {
  const expiresAt = Timestamp.fromDate(expiryOf(createdAt, lastSeenAt));
  return { lastSeenAt: Timestamp.fromDate(lastSeenAt), expiresAt };
}

function expiryOf(createdAt: Date, lastSeenAt: Date): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + IDLE_LIMIT_MS, createdAt.getTime() + ABSOLUTE_LIMIT_MS),
  );
}

const LONGEST = 512;

export function browserNameOf(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > LONGEST) return 'Unknown browser';
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return [browser || 'Unknown browser', ...(system ? [system] : [])].join(' on ');
}
