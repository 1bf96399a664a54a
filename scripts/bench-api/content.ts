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
    void bulk.set(reference, { ...data, isActive: true, salary: `£${30_000 + index}` });
  }
  await bulk.close();
  await firestore.terminate();
}
