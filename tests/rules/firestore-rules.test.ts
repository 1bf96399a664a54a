import {
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { allowedOf, type ClientFirestore, emulatedRules } from './emulated-rules';

/** A document of every collection, and two in places that nothing uses. */
const paths = [
  ...Object.values(COLLECTIONS).map((name) => `${name}/one`),
  'jobs/1001/versions/first',
  'somethingNew/first',
];
const fields = { isActive: true };

/** An operation that a client may try on an existing document. */
type Operation = (firestore: ClientFirestore, path: string) => Promise<unknown>;

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const operations: Record<string, Operation> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  list: (firestore, path) => getDocs(collection(firestore, collectionOf(path))),
  'list of published items': (firestore, path) =>
    getDocs(
      query(collection(firestore, collectionOf(path)), where('isActive', '==', true), limit(1)),
    ),
  create: (firestore, path) => setDoc(doc(firestore, `${path}-new`), fields),
  update: (firestore, path) => updateDoc(doc(firestore, path), { isActive: false }),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
};

let environment: RulesTestEnvironment;
/** One client for each identity, shared by all tests. */
let connections: [client: string, firestore: ClientFirestore][];

beforeAll(async () => {
  // Silences the SDK's report of every expected refusal.
  setLogLevel('silent');
  environment = await initializeTestEnvironment(emulatedRules('closed'));
  const admin = environment.authenticatedContext('ada', { admin: true, email: 'ada@example.com' });
  connections = [
    ['anonymous', environment.unauthenticatedContext().firestore()],
    ['signed-in with the claim of an admin', admin.firestore()],
  ];
  await withoutRules(async (firestore) => {
    const batch = writeBatch(firestore);
    for (const path of paths) batch.set(doc(firestore, path), fields);
    await batch.commit();
  });
});
afterAll(() => environment.cleanup());

async function withoutRules(work: (firestore: ClientFirestore) => Promise<unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await work(context.firestore());
  });
}

it.each(paths)('%s is closed to every client', async (path) => {
  const attempts = connections.flatMap(([client, firestore]) =>
    Object.entries(operations).map(
      ([name, operation]) => [`${client}: ${name}`, () => operation(firestore, path)] as const,
    ),
  );
  expect(await allowedOf(attempts)).toEqual([]);
});

it('each of these operations works without the rules, so only the rules refuse it', async () => {
  await withoutRules(async (firestore) => {
    for (const operation of Object.values(operations)) {
      await assertSucceeds(operation(firestore, 'jobs/one'));
    }
  });
});
