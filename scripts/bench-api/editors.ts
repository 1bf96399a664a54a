import {
  CHANGE_NOTES_MAX,
  LIVE_COLLECTIONS,
  PRESENCE_HEARTBEAT_MS,
  PRESENCE_KEPT_MS,
  PRESENCE_MAX,
  PRESENCE_PAUSE_MS,
  presenceId,
} from '@torque-tide/contract/live';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { buildJobInput } from '../../functions/tests/support/examples';
import { countReads } from '../../functions/tests/support/firestore-reads';
import { startTestApi, type TestApi } from '../../functions/tests/support/test-api';
import type { Figure } from '../lib/figures';
import { inTurn, repeat } from '../lib/rounds';

const EDITORS = 3;
const CHANGES = 60;
const HOUR_MS = 60 * 60_000;
/** Session and account, which the rules ask for at each query that begins and each write. */
const READS_OF_RULES = 2;
/** Within which everything that was written has come to every listener, in ms. */
const SETTLE_MS = 1_500;
/** Of which the rules ask when an admin area opens: notes, presence, and its own first presence. */
const QUERIES_AND_WRITES = 3;

interface Editor {
  beat: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Firestore reads of three admins who work for an hour, by what causes them.
 *
 * Plays what three admins with one tab each do in an hour, on the emulator: the openings and the 60
 * changes as they are, one heartbeat of each, times the heartbeats of an hour. What the listeners are
 * given is counted in the clients, what the API reads in its Firestore client. What the rules read
 * cannot be seen from outside: it is reckoned, at two documents for each write and each query.
 *
 * @param host the emulator's, with its port
 */
export async function measureEditors(host: string): Promise<Figure[]> {
  const api = await startTestApi('bench-editors');
  // The rules go by the emulator's clock.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  const read = countReads(api.firestore).reads;
  let delivered = 0;
  const deliver = (documents: number) => {
    delivered += documents;
  };
  const editors: Editor[] = [];
  try {
    const { id } = await api.asAdmin<{ id: string }>('jobs.create', { body: buildJobInput() });
    const token = await api.token();
    const save = (title: string) => {
      // The latest notes are told by their times.
      api.clock.advance(10);
      return api.call('jobs.update', { token, params: { id }, body: { title } });
    };
    for (let note = 1; note < CHANGE_NOTES_MAX; note += 1) await save(`Before ${note}`);

    const opening = await growth(
      () => read() + delivered,
      () => repeat(EDITORS, async () => editors.push(await openAdminArea(api, host, deliver))),
    );
    const notes = await growth(
      () => delivered,
      () => repeat(CHANGES, () => save('A change')),
    );
    const saving = await growth(read, () => save('One more'));
    const refreshing = await growth(read, () => api.call('jobs.get', { token, params: { id } }));
    await delay(PRESENCE_PAUSE_MS);
    const beats = await growth(
      () => delivered,
      () => inTurn(editors, ({ beat }) => beat()),
    );
    const beatsAnHour = HOUR_MS / PRESENCE_HEARTBEAT_MS;
    const figures: Figure[] = [
      // With as many notes as a query gives.
      {
        name: 'opening the admin area, once',
        value: opening + EDITORS * QUERIES_AND_WRITES * READS_OF_RULES,
      },
      { name: `saving ${CHANGES} changes, in the API`, value: saving * CHANGES },
      {
        name: `notes of the ${CHANGES} changes`,
        // Each admin reads each change once at most.
        goal: CHANGES * EDITORS + 1,
        isGate: true,
        value: notes,
      },
      {
        // By the two others.
        name: 'reading each changed item again, in the API',
        value: refreshing * CHANGES * (EDITORS - 1),
      },
      {
        // With what the rules read for them.
        name: 'heartbeats of presence',
        value: (beats + EDITORS * READS_OF_RULES) * beatsAnHour,
      },
      // Its document changes once a minute at most.
      { name: 'the own session', value: EDITORS * 60 },
    ];
    const together = figures.reduce((sum, { value }) => sum + value, 0);
    return [...figures, { name: 'together', value: together }];
  } finally {
    await Promise.all(editors.map(({ stop }) => stop()));
    await api.stop();
  }
}

/** By how much a count grows with a piece of work, once that has come to every listener. */
async function growth(count: () => number, work: () => Promise<unknown>): Promise<number> {
  await delay(SETTLE_MS);
  const before = count();
  await work();
  await delay(SETTLE_MS);
  return count() - before;
}

/**
 * Logs in and listens as the admin area does.
 *
 * @param deliver hears of documents that the server tells this client of, which is what is billed; its own
 *   writes the client knows before
 */
async function openAdminArea(
  api: TestApi,
  host: string,
  deliver: (documents: number) => void,
): Promise<Editor> {
  const token = await api.token();
  const session = createHash('sha256').update(token).digest('hex');
  const app = initializeApp({ projectId: api.projectId, apiKey: 'emulator' }, session);
  const firestore = getFirestore(app);
  const [hostname = '', port] = host.split(':');
  connectFirestoreEmulator(firestore, hostname, Number(port), {
    mockUserToken: { sub: 'ada', admin: true, session },
  });
  const count = (snapshot: QuerySnapshot) => {
    const told = snapshot
      .docChanges()
      .filter(({ type, doc }) => type !== 'removed' && !doc.metadata.hasPendingWrites);
    deliver(told.length);
  };
  const latest = (name: string, most: number) =>
    query(collection(firestore, name), orderBy('at', 'desc'), limit(most));
  const { changes, presence, sessions } = LIVE_COLLECTIONS;
  const listening = [
    onSnapshot(latest(changes, CHANGE_NOTES_MAX), count),
    onSnapshot(latest(presence, PRESENCE_MAX), count),
    onSnapshot(doc(firestore, sessions, session), () => deliver(1)),
  ];
  const own = doc(firestore, presence, presenceId(session, 'benchtab'));
  const expiresAt = () => Timestamp.fromMillis(Date.now() + PRESENCE_KEPT_MS);
  await setDoc(own, {
    username: 'ada',
    since: serverTimestamp(),
    at: serverTimestamp(),
    item: null,
    isEditing: false,
    expiresAt: expiresAt(),
  });
  return {
    beat: () => updateDoc(own, { at: serverTimestamp(), expiresAt: expiresAt() }),
    stop: async () => {
      for (const stopListening of listening) stopListening();
      await deleteApp(app);
    },
  };
}
