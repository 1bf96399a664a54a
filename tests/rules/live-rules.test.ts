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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import {
  type AdminsAtWork,
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
  startAdminsAtWork,
} from './admins-at-work';
import { allowedOf, type ClientFirestore } from './emulated-rules';

let rules: AdminsAtWork;
beforeAll(async () => {
  rules = await startAdminsAtWork('live');
});
afterAll(() => rules.stop());
beforeEach(() => rules.begin());

const ada = () => rules.ada();
const store: AdminsAtWork['store'] = (documents) => rules.store(documents);
const clientWith: AdminsAtWork['clientWith'] = (...token) => rules.clientWith(...token);

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
};

describe('an admin with a valid session', () => {
  it.each(Object.entries(allowed))('may %s', async (_, operation) => {
    await assertSucceeds(operation(ada()));
  });

  it('may close a form whose document is gone', async () => {
    await assertSucceeds(deleteDoc(doc(ada(), `presence/${presenceId(ADA, 'gone0000')}`)));
  });

  it('may read their own session, and no other', async () => {
    await assertSucceeds(getDoc(doc(ada(), `sessions/${ADA}`)));
    await assertFails(getDoc(doc(ada(), `sessions/${BEN}`)));
    await assertFails(getDocs(query(collection(ada(), 'sessions'), limit(1))));
    await assertFails(
      getDocs(query(collection(ada(), 'sessions'), where('username', '==', 'ada'), limit(1))),
    );
  });

  it('may not write their own session', async () => {
    const reference = doc(ada(), `sessions/${ADA}`);
    await assertFails(updateDoc(reference, { expiresAt: ahead(24 * HOUR_MS) }));
    await assertFails(setDoc(reference, sessionOf('ada')));
    await assertFails(deleteDoc(reference));
    await assertFails(setDoc(doc(ada(), `sessions/${'c'.repeat(64)}`), sessionOf('ada')));
  });

  it('may not write a note', async () => {
    await assertFails(setDoc(doc(ada(), 'changes/other'), { by: 'ada', at: serverTimestamp() }));
    await assertFails(updateDoc(doc(ada(), 'changes/note'), { by: 'ada' }));
    await assertFails(setDoc(doc(ada(), 'changes/note'), { by: 'ada' }));
    await assertFails(deleteDoc(doc(ada(), 'changes/note')));
  });
});

/** Tokens and stored data that must allow nothing. */
const strangers: Record<string, () => Promise<ClientFirestore> | ClientFirestore> = {
  anonymous: () => clientWith(undefined),
  'signed in without a claim': () => clientWith('ada'),
  'a session without the claim of an admin': () => clientWith('ada', { session: ADA }),
  'the claim of an admin without a session': () => clientWith('ada', { admin: true }),
  'a claim that is no boolean': () => clientWith('ada', { admin: 'true', session: ADA }),
  'a session that is no text': () => clientWith('ada', { admin: true, session: 7 }),
  'a session that is a path': () => clientWith('ada', { admin: true, session: `x/${ADA}` }),
  'the session of somebody else': () => clientWith('ada', { admin: true, session: BEN }),
  'an unknown session': () => clientWith('ada', { admin: true, session: 'c'.repeat(64) }),
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

describe('the own session', () => {
  it.each(['expired', 'gone'])('is readable with its token when it has %s', async (how) => {
    if (how === 'gone') await store({ [`sessions/${ADA}`]: null });
    else await store({ [`sessions/${ADA}`]: sessionOf('ada', { expiresAt: ago(1_000) }) });
    const document = await assertSucceeds(getDoc(doc(ada(), `sessions/${ADA}`)));
    expect(document.exists()).toBe(how === 'expired');
  });

  it.each([
    ['nobody', () => clientWith(undefined)],
    ['its holder without the claims', () => clientWith('ada')],
    ['its holder without the claim of an admin', () => clientWith('ada', { session: ADA })],
    ['another session of the same admin', () => clientWith('ada', { admin: true, session: BEN })],
  ])('is not readable for %s', async (_, connect) => {
    await assertFails(getDoc(doc(connect(), `sessions/${ADA}`)));
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
