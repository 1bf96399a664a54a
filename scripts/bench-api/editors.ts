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

const EDITORS = 3;
const CHANGES = 60;
const HOUR_MS = 60 * 60_000;
/** Session and account, which the rules ask for at each query that begins and each write. */
const READS_OF_RULES = 2;
/** Within which everything that was written has come to every listener, in ms. */
const SETTLE_MS = 1_500;
/** Of which the rules ask when an admin area opens: notes, presence, and its own first presence. */
const QUERIES_AND_WRITES = 3;

/** Firestore reads of three admins who work for an hour, by what causes them. */
export interface EditorFigures {
  /** When the three log in and open the admin area, with as many notes as a query gives. */
  opening: number;
  /** What 60 saves read in the API. */
  saving: number;
  /** Notes that came to the listeners. */
  notes: number;
  /** What the API reads when the two others ask for each changed item. */
  refreshing: number;
  /** Heartbeats that came to the listeners, and what the rules read for them. */
  presence: number;
  /** Changes of the own session's document, at most one a minute. */
  sessions: number;
}

/** The figures as rows of a table, and whether each admin read each change once at most. */
export function editorRows(figures: EditorFigures): { rows: string[][]; isMet: boolean } {
  const names: Record<keyof EditorFigures, string> = {
    opening: 'opening the admin area, once',
    saving: `saving ${CHANGES} changes, in the API`,
    notes: `notes of the ${CHANGES} changes`,
    refreshing: 'reading each changed item again, in the API',
    presence: 'heartbeats of presence',
    sessions: 'the own session',
  };
  const keys = Object.keys(names) as (keyof EditorFigures)[];
  const total = keys.reduce((sum, key) => sum + figures[key], 0);
  const most = CHANGES * EDITORS;
  const isMet = figures.notes <= most;
  const rows = keys.map((key) => [
    names[key],
    key === 'notes' ? `<= ${most} (gate)` : '',
    `${figures[key]}${key === 'notes' ? (isMet ? ' met' : ' MISSED') : ''}`,
  ]);
  return { rows: [...rows, ['together', '', String(total)]], isMet };
}

interface Editor {
  beat: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What a client is told of by the server, which is what is billed; its own writes it knows before. */
interface Delivered {
  documents: number;
}

/**
 * Plays what three admins with one tab each do in an hour, on the emulator: the openings and the 60
 * changes as they are, one heartbeat of each, times the heartbeats of an hour. What the listeners are
 * given is counted in the clients, what the API reads in its Firestore client. What the rules read
 * cannot be seen from outside: it is reckoned, at two documents for each write and each query.
 *
 * @param host the emulator's, with its port
 */
export async function measureEditors(host: string): Promise<EditorFigures> {
  const api = await startTestApi('bench-editors');
  // The rules go by the emulator's clock.
  api.clock.advance(Date.now() - api.clock.now().getTime());
  const read = countReads(api.firestore).reads;
  const delivered: Delivered = { documents: 0 };
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

    const sessions = await countedBy(read, () => openAll(api, host, { editors, delivered }));
    const opening = sessions + delivered.documents + EDITORS * QUERIES_AND_WRITES * READS_OF_RULES;
    const notes = await counted(delivered, async () => {
      for (let change = 0; change < CHANGES; change += 1) await save(`Change ${change}`);
    });
    const saving = await countedBy(read, () => save('One more'));
    const refreshing = await countedBy(read, () => api.call('jobs.get', { token, params: { id } }));
    await delay(PRESENCE_PAUSE_MS);
    const beats = await counted(delivered, async () => {
      for (const { beat } of editors) await beat();
    });
    const beatsAnHour = HOUR_MS / PRESENCE_HEARTBEAT_MS;
    return {
      opening,
      saving: saving * CHANGES,
      notes,
      refreshing: refreshing * CHANGES * (EDITORS - 1),
      presence: (beats + EDITORS * READS_OF_RULES) * beatsAnHour,
      sessions: EDITORS * 60,
    };
  } finally {
    await Promise.all(editors.map(({ stop }) => stop()));
    await api.stop();
  }
}

async function openAll(
  api: TestApi,
  host: string,
  { editors, delivered }: { editors: Editor[]; delivered: Delivered },
): Promise<void> {
  for (let editor = 0; editor < EDITORS; editor += 1) {
    editors.push(await openAdminArea(api, host, delivered));
  }
  await delay(SETTLE_MS);
}

/** What the listeners were given by a piece of work. */
async function counted(delivered: Delivered, work: () => Promise<void>): Promise<number> {
  await delay(SETTLE_MS);
  const before = delivered.documents;
  await work();
  await delay(SETTLE_MS);
  return delivered.documents - before;
}

async function countedBy(read: () => number, work: () => Promise<unknown>): Promise<number> {
  const before = read();
  await work();
  return read() - before;
}

/** Logs in and listens as the admin area does. */
async function openAdminArea(api: TestApi, host: string, delivered: Delivered): Promise<Editor> {
  const token = await api.token();
  const session = createHash('sha256').update(token).digest('hex');
  const app = initializeApp({ projectId: api.projectId, apiKey: 'emulator' }, session);
  const firestore = getFirestore(app);
  const [hostname = '', port] = host.split(':');
  connectFirestoreEmulator(firestore, hostname, Number(port), {
    mockUserToken: { sub: 'ada', admin: true, session },
  });
  const count = (snapshot: QuerySnapshot) => {
    delivered.documents += snapshot
      .docChanges()
      .filter(
        ({ type, doc: { metadata } }) => type !== 'removed' && !metadata.hasPendingWrites,
      ).length;
  };
  const latest = (name: string, most: number) =>
    query(collection(firestore, name), orderBy('at', 'desc'), limit(most));
  const { changes, presence, sessions } = LIVE_COLLECTIONS;
  const listening = [
    onSnapshot(latest(changes, CHANGE_NOTES_MAX), count),
    onSnapshot(latest(presence, PRESENCE_MAX), count),
    onSnapshot(doc(firestore, sessions, session), () => {
      delivered.documents += 1;
    }),
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
