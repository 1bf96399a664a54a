import { COLLECTIONS } from '../../functions/src/lib/collections';
import { openFirestore } from '../../functions/src/lib/firestore';
import { seedDocuments } from '../seed/documents';

/** A job of the content, for whoever reads one. */
export const FIRST_JOB_ID = '10001';

/** Fills an empty database with the demo content and so many jobs, each a demo job of another name. */
export async function fillDatabase(projectId: string, jobCount: number): Promise<void> {
  const documents = await seedDocuments(new Date());
  const jobs = documents.filter(({ collection }) => collection === COLLECTIONS.jobs);
  const others = documents.filter(({ collection }) => collection !== COLLECTIONS.jobs);
  const firestore = openFirestore(projectId);
  const bulk = firestore.bulkWriter({ throttling: false });
  for (const { collection, id, data } of others) {
    void bulk.set(firestore.collection(collection).doc(id), data);
  }
  for (let index = 0; index < jobCount; index += 1) {
    const { data } = jobs[index % jobs.length] ?? { data: {} };
    const id = String(Number(FIRST_JOB_ID) + index);
    const reference = firestore.collection(COLLECTIONS.jobs).doc(id);
    void bulk.set(reference, { ...rephrased(data, index), isActive: true });
  }
  await bulk.close();
  await firestore.terminate();
}

/**
 * The same words in an order of their own: as many bytes, and no sentence that a hundred jobs share
 * and that would compress better than a hundred different jobs do.
 */
function rephrased(data: object, index: number): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && value.includes(' ') ? shuffled(value, index) : value,
    ]),
  );
}

function shuffled(text: string, index: number): string {
  const words = text.split(' ');
  let state = index + 1;
  for (let last = words.length - 1; last > 0; last -= 1) {
    // A generator whose numbers are the same in every run.
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [words[last], words[other]] = [words[other] ?? '', words[last] ?? ''];
  }
  return words.join(' ');
}
