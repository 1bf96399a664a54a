import { type DocumentData, type Firestore, Timestamp } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';
import type { Deadline } from '../lib/deadline';
import type { AnyContentKind } from './kind';
import type { ContentStore } from './store';
import { noteOfEverything } from './writer';

/** A kind that begins with items of the product's: they are its items while nothing of it is stored. */
type Kind = Pick<AnyContentKind, 'kind' | 'starters'>;

/** Returns the items of a kind: those that are stored, or else those that it begins with. */
export function orStarters<T>(items: T[], starters: readonly T[] = []): T[] {
  return items.length > 0 ? items : [...starters];
}

/** Stores what a kind begins with before its first change, as items that nobody has changed yet. */
export async function storeStarters(
  { firestore, clock, write }: ContentStore,
  definition: AnyContentKind,
  deadline: Deadline,
): Promise<void> {
  const { kind, starters, toStored } = definition;
  if (!starters) return;
  const collection = firestore.collection(COLLECTIONS[kind]);
  // Whoever else does the same stores the same, and makes this commit fail and look again.
  await write.settle(deadline, async (changes) => {
    if (!(await collection.limit(1).get()).empty) return;
    const createdAt = Timestamp.fromDate(clock.now());
    for (const starter of starters) {
      changes.create(collection.doc(starter.id), { ...toStored(starter), createdAt });
    }
    const note = noteOfEverything(clock.now(), kind);
    changes.create(firestore.collection(COLLECTIONS.changes).doc(), note);
  });
}

/** Reads what else is stored of a kind, for rules about one item beside the others. */
export async function readOthers(
  firestore: Firestore,
  { kind }: Kind,
  id: string | undefined,
): Promise<DocumentData[]> {
  const { docs } = await firestore.collection(COLLECTIONS[kind]).get();
  return docs.filter((document) => document.id !== id).map((document) => document.data());
}
