import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
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
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClientFirestore, emulatedRules } from './emulated-rules';
import { documents, type Fields } from './stored-documents';

/** One thing that a client may try on a document that exists. */
type Operation = (firestore: ClientFirestore, path: string, fields: Fields) => Promise<unknown>;

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const operations: Record<string, Operation> = {
  get: (firestore, path) => getDoc(doc(firestore, path)),
  list: (firestore, path) => getDocs(collection(firestore, collectionOf(path))),
  'list of published items': (firestore, path) =>
    getDocs(
      query(collection(firestore, collectionOf(path)), where('isActive', '==', true), limit(1)),
    ),
  create: (firestore, path, fields) => setDoc(doc(firestore, `${path}-new`), fields),
  update: (firestore, path) => updateDoc(doc(firestore, path), { isActive: false }),
  overwrite: (firestore, path, fields) => setDoc(doc(firestore, path), fields),
  delete: (firestore, path) => deleteDoc(doc(firestore, path)),
};

const clients: Record<string, (environment: RulesTestEnvironment) => RulesTestContext> = {
  anonymous: (environment) => environment.unauthenticatedContext(),
  'signed-in': (environment) => environment.authenticatedContext('someone'),
  'signed-in with the claim of an admin': (environment) =>
    environment.authenticatedContext('ada', { admin: true, email: 'ada@example.com' }),
};

let environment: RulesTestEnvironment;
/** One connection for each client, kept over all tests. */
let connections: ClientFirestore[];

beforeAll(async () => {
  // Every refusal that is expected here would be reported.
  setLogLevel('silent');
  environment = await initializeTestEnvironment(emulatedRules('closed'));
  connections = Object.values(clients).map((client) => client(environment).firestore());
});
afterAll(() => environment.cleanup());

async function withoutRules(work: (firestore: ClientFirestore) => Promise<unknown>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await work(context.firestore());
  });
}

describe.each(documents)('%s', (path, fields) => {
  beforeEach(() => withoutRules((firestore) => setDoc(doc(firestore, path), fields)));

  it.each(Object.entries(operations))('%s is refused to every client', async (_, operation) => {
    for (const firestore of connections) {
      await assertFails(operation(firestore, path, fields));
    }
    await withoutRules(async (firestore) => {
      expect((await getDoc(doc(firestore, path))).data()).toEqual(fields);
      expect((await getDoc(doc(firestore, `${path}-new`))).exists()).toBe(false);
    });
  });

  it.each(Object.entries(operations))(
    '%s works with the rules out of the way, so that they are what refuses it',
    async (_, operation) => {
      await withoutRules(async (firestore) => {
        await assertSucceeds(operation(firestore, path, fields));
        await deleteDoc(doc(firestore, `${path}-new`));
      });
    },
  );
});
