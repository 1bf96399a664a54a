import { createHash, randomBytes } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
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

const storedSessionSchema = z.object({
  username: z.string(),
  sessionEpoch: z.int(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
});

/** A session as it is stored, under the SHA-256 of its token. */
interface StoredSession {
  username: string;
  sessionEpoch: number;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  /** For a TTL policy that tidies up; whether a session is over is computed, never read from here. */
  expiresAt: Timestamp;
}

/** A session that has not ended. */
interface LiveSession {
  username: string;
  sessionEpoch: number;
  expiresAt: Date;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** Sessions in Firestore. A token is known to its holder alone: what is stored cannot be replayed. */
export function createSessionRepository(firestore: Firestore, clock: Clock) {
  const collection = firestore.collection(COLLECTIONS.sessions);

  /** Begins a session and returns its token. */
  async function begin(username: string, sessionEpoch: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = clock.now();
    const stored: StoredSession = {
      username,
      sessionEpoch,
      createdAt: Timestamp.fromDate(now),
      lastSeenAt: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromDate(expiryOf(now, now)),
    };
    await collection.doc(idOf(token)).create(stored);
    return token;
  }

  /** The session of a token, with its idle time begun anew; undefined when it is unknown or over. */
  async function resume(token: string): Promise<LiveSession | undefined> {
    const document = await collection.doc(idOf(token)).get();
    const parsed = storedSessionSchema.safeParse({
      ...document.data(),
      createdAt: readDate(document.get('createdAt')),
      lastSeenAt: readDate(document.get('lastSeenAt')),
    });
    if (!parsed.success) return undefined;
    const { username, sessionEpoch, createdAt, lastSeenAt } = parsed.data;
    const now = clock.now();
    if (now >= expiryOf(createdAt, lastSeenAt)) return undefined;
    const isDue = now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL_MS;
    if (isDue) await touch(document.id, now, expiryOf(createdAt, now));
    return { username, sessionEpoch, expiresAt: expiryOf(createdAt, isDue ? now : lastSeenAt) };
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

  async function end(token: string): Promise<void> {
    await collection.doc(idOf(token)).delete();
  }

  return { begin, resume, end };
}

function expiryOf(createdAt: Date, lastSeenAt: Date): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + IDLE_LIMIT_MS, createdAt.getTime() + ABSOLUTE_LIMIT_MS),
  );
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
