import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LIVE_DOCUMENTS_MAX, PRESENCE_KEPT_MS } from '@torque-tide/contract/live';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import {
  ADA,
  BEN,
  HOUR_MS,
  MINUTE_MS,
  accountOf,
  adaTab,
  ago,
  ahead,
  benTab,
  newTab,
  presenceId,
  presence,
  sessionOf,
  useAdminsAtWork,
} from './admins-at-work';
import { allowedOf, type ClientFirestore } from './emulated-rules';

const { ada, clientWith, store } = useAdminsAtWork('live');

/** Everything an admin may do, each once. */
const allowed: Record<string, (firestore: ClientFirestore) => Promise<unknown>> = {
  'read a note': (firestore) => getDoc(doc(firestore, 'changes/note')),
  'list the latest notes': (firestore) =>
    getDocs(
      query(collection(firestore, 'changes'), orderBy('at', 'desc'), limit(LIVE_DOCUMENTS_MAX)),
    ),
  'read who has a form open': (firestore) => getDoc(doc(firestore, benTab)),
  'list who has forms open': (firestore) =>
    getDocs(
      query(collection(firestore, 'presence'), orderBy('at', 'desc'), limit(LIVE_DOCUMENTS_MAX)),
    ),
  'say that a form is open': (firestore) => setDoc(doc(firestore, newTab), presence()),
  'say that it still is': (firestore) =>
    updateDoc(doc(firestore, adaTab), {
      at: serverTimestamp(),
      expiresAt: ahead(PRESENCE_KEPT_MS),
    }),
  'say that it is closed': (firestore) => deleteDoc(doc(firestore, adaTab)),
  'say so of a form whose document is gone': (firestore) =>
    deleteDoc(doc(firestore, `presence/${presenceId(ADA, 'gone0000')}`)),
};

describe('an admin with a valid session', () => {
  it('may read notes and presence, and write their own presence', async () => {
    for (const operation of Object.values(allowed)) await assertSucceeds(operation(ada()));
  });

  it('may write neither notes nor sessions', async () => {
    const [note, session] = [doc(ada(), 'changes/note'), doc(ada(), `sessions/${ADA}`)];
    const newNote = doc(ada(), 'changes/other');
    const newSession = doc(ada(), `sessions/${'c'.repeat(64)}`);
    const attempts = [
      ['add a note', () => setDoc(newNote, { by: 'ada', at: serverTimestamp() })],
      ['change a note', () => updateDoc(note, { by: 'ada' })],
      ['delete a note', () => deleteDoc(note)],
      ['add a session', () => setDoc(newSession, sessionOf('ada'))],
      ['prolong a session', () => updateDoc(session, { expiresAt: ahead(24 * HOUR_MS) })],
      ['delete a session', () => deleteDoc(session)],
    ] as const;
    expect(await allowedOf(attempts)).toEqual([]);
  });
});

/** Tokens and stored data that must allow nothing. */
const strangers: Record<string, () => Promise<ClientFirestore> | ClientFirestore> = {
  anonymous: () => clientWith(undefined),
  'a session without the claim of an admin': () => clientWith('ada', { session: ADA }),
  'the claim of an admin without a session': () => clientWith('ada', { admin: true }),
  'a claim that is no boolean': () => clientWith('ada', { admin: 'true', session: ADA }),
  'a session that is no text': () => clientWith('ada', { admin: true, session: 7 }),
  'a session that is a path': () => clientWith('ada', { admin: true, session: `x/${ADA}` }),
  'the session of somebody else': () => clientWith('ada', { admin: true, session: BEN }),
  'a session that has ended': async () => {
    await store({ [`sessions/${ADA}`]: null });
    return ada();
  },
  'a session that has expired': async () => {
    await store({ [`sessions/${ADA}`]: sessionOf('ada', { expiresAt: ago(MINUTE_MS) }) });
    return ada();
  },
  'a session of before the password was changed': async () => {
    await store({ 'admins/ada': accountOf({ sessionEpoch: 4 }) });
    return ada();
  },
  'a disabled account': async () => {
    await store({ 'admins/ada': accountOf({ isDisabled: true }) });
    return ada();
  },
  'an account that is gone': async () => {
    await store({ ['admins/ada']: null });
    return ada();
  },
};

it.each(Object.entries(strangers))('%s may do none of that', async (_, connect) => {
  const firestore = await connect();
  const attempts = Object.entries(allowed).map(
    ([name, operation]) => [name, () => operation(firestore)] as const,
  );
  expect(await allowedOf(attempts)).toEqual([]);
});

it('an account from before epochs and disabling may do what others may', async () => {
  await store({
    'admins/ada': { passwordHash: { hash: 'of a password' } },
    [`sessions/${ADA}`]: sessionOf('ada', { sessionEpoch: 0 }),
  });
  await assertSucceeds(getDoc(doc(ada(), 'changes/note')));
});

describe('a session', () => {
  it('is readable with its token, also when it has expired or is gone', async () => {
    const read = () => assertSucceeds(getDoc(doc(ada(), `sessions/${ADA}`)));
    await store({ [`sessions/${ADA}`]: sessionOf('ada', { expiresAt: ago(1_000) }) });
    expect((await read()).exists()).toBe(true);
    await store({ [`sessions/${ADA}`]: null });
    expect((await read()).exists()).toBe(false);
  });

  it('is readable for nobody else, and never listed', async () => {
    const readers = {
      nobody: clientWith(undefined),
      'its holder without the claims': clientWith('ada'),
      'its holder without the claim of an admin': clientWith('ada', { session: ADA }),
      'another session of the same admin': clientWith('ada', { admin: true, session: BEN }),
    };
    const attempts = Object.entries(readers).map(
      ([name, client]) => [name, () => getDoc(doc(client, `sessions/${ADA}`))] as const,
    );
    expect(await allowedOf(attempts)).toEqual([]);
    const sessions = collection(ada(), 'sessions');
    await assertFails(getDocs(query(sessions, where('username', '==', 'ada'), limit(1))));
  });
});

describe('a query', () => {
  it.each(['changes', 'presence'])('of %s needs a limit, up to the maximum', async (name) => {
    const all = collection(ada(), name);
    await assertFails(getDocs(all));
    await assertFails(getDocs(query(all, orderBy('at', 'desc'))));
    await assertFails(getDocs(query(all, orderBy('at', 'desc'), limit(51))));
    await assertFails(getDocs(query(all, where('by', '==', 'ben'))));
    await assertSucceeds(getDocs(query(all, orderBy('at', 'desc'), limit(50))));
  });

  it.each(['changes', 'presence', 'sessions'])('of every %s anywhere is refused', async (name) => {
    await assertFails(getDocs(query(collectionGroup(ada(), name), limit(1))));
  });

  it('of any other collection is refused at any limit, and so is each document', async () => {
    const open = new Set<string>(['changes', 'presence', 'sessions']);
    const closed = Object.values(COLLECTIONS).filter((name) => !open.has(name));
    await store(Object.fromEntries(closed.map((name) => [`${name}/one`, { isActive: true }])));
    const attempts = closed.flatMap((name) => {
      const one = doc(ada(), `${name}/one`);
      return [
        [`list ${name}`, () => getDocs(query(collection(ada(), name), limit(1)))],
        [`get ${name}`, () => getDoc(one)],
        [`create ${name}`, () => setDoc(doc(ada(), `${name}/two`), { isActive: true })],
        [`update ${name}`, () => updateDoc(one, { isActive: false })],
        [`delete ${name}`, () => deleteDoc(one)],
      ] as const;
    });
    expect(await allowedOf(attempts)).toEqual([]);
  });

  it('below what may be read is refused', async () => {
    await store({ [`${adaTab}/more/one`]: presence({ at: ago(1) }) });
    await assertFails(getDoc(doc(ada(), `${adaTab}/more/one`)));
    await assertFails(setDoc(doc(ada(), `${adaTab}/more/two`), presence()));
  });
});
