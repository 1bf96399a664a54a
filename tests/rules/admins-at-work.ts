import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { PRESENCE_KEPT_MS } from '@torque-tide/contract/live';
import { doc, serverTimestamp, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ClientFirestore, emulatedRules } from './emulated-rules';

/** A document's fields. */
export type Fields = Record<string, unknown>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** The shortest time between two presence writes. */
export const PRESENCE_PAUSE_MS = 10_000;
export const ADA = 'a'.repeat(64);
export const BEN = 'b'.repeat(64);
/** Returns a presence document's id. */
export const presenceId = (session: string, end: string) => `${session}_${end}`;
/** The presence of one open form each. */
export const adaTab = `presence/${presenceId(ADA, 'tab00001')}`;
export const benTab = `presence/${presenceId(BEN, 'tab00001')}`;
/** Another form of Ada's, which a test opens. */
export const newTab = `presence/${presenceId(ADA, 'tab00002')}`;

export const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
export const ahead = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

export const sessionOf = (username: string, changed: Fields = {}): Fields => ({
  username,
  sessionEpoch: 3,
  browser: 'Firefox on Linux',
  createdAt: ago(HOUR_MS),
  lastSeenAt: ago(1_000),
  expiresAt: ahead(HOUR_MS / 2),
  ...changed,
});
export const accountOf = (changed: Fields = {}): Fields => ({
  passwordHash: { hash: 'of a password' },
  isDisabled: false,
  sessionEpoch: 3,
  ...changed,
});

/** What Ada's tab writes when it opens a form. */
export const presence = (changed: Fields = {}): Fields => ({
  username: 'ada',
  at: serverTimestamp(),
  item: { kind: 'jobs', id: '1001' },
  expiresAt: ahead(PRESENCE_KEPT_MS),
  ...changed,
});
/** The same, stored some time ago. */
export const storedPresence = (username: string, changed: Fields = {}) =>
  presence({ username, at: ago(PRESENCE_PAUSE_MS + 2_000), ...changed });

/** The rules over a database with two active admins. */
interface AdminsAtWork {
  /** Stores documents by path, without the rules; null deletes one. */
  store: (documents: Record<string, Fields | null>) => Promise<void>;
  /** Returns a client with a token; without a user it is signed out. */
  clientWith: (uid: string | undefined, claims?: Fields) => ClientFirestore;
  /** Ada's client. */
  ada: () => ClientFirestore;
}

/** Logs both in before each test, with a form open each, and one change. */
export function useAdminsAtWork(file: string): AdminsAtWork {
  let environment: RulesTestEnvironment;
  const clients = new Map<string, ClientFirestore>();
  beforeAll(async () => {
    // Silences the SDK's report of every expected refusal.
    setLogLevel('silent');
    environment = await initializeTestEnvironment(emulatedRules(file));
  });
  afterAll(() => environment.cleanup());
  beforeEach(() =>
    store({
      'admins/ada': accountOf(),
      'admins/ben': accountOf(),
      [`sessions/${ADA}`]: sessionOf('ada'),
      [`sessions/${BEN}`]: sessionOf('ben'),
      [adaTab]: storedPresence('ada'),
      [benTab]: storedPresence('ben'),
      [newTab]: null,
      'changes/note': { kind: 'jobs', id: '1001', at: ago(HOUR_MS), by: 'ben' },
    }),
  );

  async function store(documents: Record<string, Fields | null>): Promise<void> {
    await environment.withSecurityRulesDisabled(async (context) => {
      const firestore = context.firestore();
      const batch = writeBatch(firestore);
      for (const [path, fields] of Object.entries(documents)) {
        if (fields) batch.set(doc(firestore, path), fields);
        else batch.delete(doc(firestore, path));
      }
      await batch.commit();
    });
  }

  /** Clients are shared by all tests. */
  function clientWith(uid: string | undefined, claims: Fields = {}): ClientFirestore {
    const key = JSON.stringify([uid, claims]);
    const known = clients.get(key);
    if (known) return known;
    const context =
      uid === undefined
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, claims);
    const firestore = context.firestore();
    clients.set(key, firestore);
    return firestore;
  }

  return {
    store,
    clientWith,
    ada: () => clientWith('ada', { admin: true, session: ADA }),
  };
}
