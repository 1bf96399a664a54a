import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { noteOfEverything } from '../../functions/src/content/writer';
import { type EmulatorEnvironment, withFirestoreOf } from '../lib/firestore';
import { Problem } from '../lib/problem';
import { seedDocuments } from './documents';

/** The site's own documents: a database with nothing else counts as empty. */
const NO_CONTENT: ReadonlySet<string> = new Set([
  COLLECTIONS.changes,
  COLLECTIONS.presence,
  COLLECTIONS.sessions,
  COLLECTIONS.loginAttempts,
  COLLECTIONS.secrets,
]);

/** Fills an empty emulator with the demo content and accounts; returns whether it did. */
export async function seedIfEmpty(environment: EmulatorEnvironment): Promise<boolean> {
  return withDemoFirestore(environment, async (firestore) => {
    // Collections without documents aren't listed.
    const collections = await firestore.listCollections();
    if (collections.some(({ id }) => !NO_CONTENT.has(id))) return false;
    await writeAll(firestore);
    return true;
  });
}

/** Replaces an emulator's content with the demo's. */
export async function resetToSeed(environment: EmulatorEnvironment): Promise<void> {
  await withDemoFirestore(environment, async (firestore) => {
    for (const collection of await firestore.listCollections()) {
      await firestore.recursiveDelete(collection);
    }
    await writeAll(firestore);
  });
}

/** @throws {Problem} for a real project: everybody knows the demo admin's password */
async function withDemoFirestore<T>(
  environment: EmulatorEnvironment,
  use: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  const { GCLOUD_PROJECT } = environment;
  if (!GCLOUD_PROJECT.startsWith('demo-')) {
    throw new Problem(`Demo content is for emulators only, not for ${GCLOUD_PROJECT}.`);
  }
  return withFirestoreOf(environment, use);
}

async function writeAll(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const { collection, id, data } of await seedDocuments(new Date())) {
    batch.set(firestore.collection(collection).doc(id), data);
  }
  // Makes running functions read everything again.
  batch.create(firestore.collection(COLLECTIONS.changes).doc(), noteOfEverything(new Date()));
  await batch.commit();
}
