import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { openFirestore } from '../../functions/src/lib/firestore';
import type { Suite } from '../emulators/suite';
import { Problem } from '../lib/problem';
import { seedDocuments } from './documents';

type Environment = Suite['environment'];

/** Puts the demo content into an emulator that holds no job; tells whether it did. */
export async function seedIfEmpty(environment: Environment): Promise<boolean> {
  return withFirestore(environment, async (firestore) => {
    const { empty } = await firestore.collection(COLLECTIONS.jobs).limit(1).get();
    if (empty) await writeAll(firestore);
    return empty;
  });
}

/** Takes everything out of an emulator and puts the demo content in its place. */
export async function resetToSeed(environment: Environment): Promise<void> {
  await withFirestore(environment, async (firestore) => {
    for (const collection of await firestore.listCollections()) {
      await firestore.recursiveDelete(collection);
    }
    await writeAll(firestore);
  });
}

async function withFirestore<T>(
  { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT }: Environment,
  use: (firestore: Firestore) => Promise<T>,
): Promise<T> {
  // The demo content holds an admin whose password everybody knows.
  if (!GCLOUD_PROJECT.startsWith('demo-')) {
    throw new Problem(`Demo content belongs in an emulator only, and not in ${GCLOUD_PROJECT}.`);
  }
  process.env['FIRESTORE_EMULATOR_HOST'] = FIRESTORE_EMULATOR_HOST;
  // Else the client asks the network whether it runs inside Google Cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const firestore = openFirestore(GCLOUD_PROJECT);
  try {
    return await use(firestore);
  } finally {
    await firestore.terminate();
  }
}

async function writeAll(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const { collection, id, data } of await seedDocuments(new Date())) {
    batch.set(firestore.collection(collection).doc(id), data);
  }
  await batch.commit();
}
