import type { Firestore, Timestamp } from '@google-cloud/firestore';
import type { CurrentItem } from '../content/current';
import type { ContentWriter } from '../content/writer';
import { COLLECTIONS } from '../lib/collections';
import type { ChangeSet } from '../writes/change-set';

/**
 * Deletes an application permanently, with versions, CV and mails. Keeps its number, so that no
 * backup restores it.
 */
export async function erase(
  changes: ChangeSet,
  { firestore, writer }: { firestore: Firestore; writer: Pick<ContentWriter, 'erase'> },
  current: CurrentItem,
  by: string,
): Promise<void> {
  const { id } = current.reference;
  const mails = firestore.collection(COLLECTIONS.mail).where('application', '==', id);
  for (const { ref } of (await mails.select().get()).docs) changes.delete(ref);
  await writer.erase(changes, current, by);
  const expiresAt = current.data['endsAt'] as Timestamp;
  const mark = firestore.collection(COLLECTIONS.erased).doc(id);
  await changes.get(mark);
  changes.replace(mark, { expiresAt });
}
