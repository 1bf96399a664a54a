import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { COLLECTIONS } from '../lib/collections';

/** What a kind says of which there is exactly one item, always. Decision 0026. */
export interface Standing {
  /** The id of the item. */
  id: string;
  /** What the item is called in lists of changes. */
  title: string;
  /** What it holds until somebody says something else, field by field. */
  first: DocumentData;
  /** What holds of what is stored, and which of it does not. */
  resolve: (stored: DocumentData) => {
    fields: object;
    problems: readonly { field: string; message: string }[];
  };
}

/** What a kind has to tell to be looked up. */
interface Kind {
  kind: ContentKind;
  standing?: Standing | undefined;
}

/** Every document of a kind; that of a standing item whether it is stored or not. */
export async function documentsOf(
  firestore: Firestore,
  { kind, standing }: Kind,
): Promise<DocumentSnapshot[]> {
  const collection = firestore.collection(COLLECTIONS[kind]);
  return standing ? firestore.getAll(collection.doc(standing.id)) : (await collection.get()).docs;
}

/** True for an item that there is: a standing one is there before it is stored. */
export function isThere({ standing }: Pick<Kind, 'standing'>, document: DocumentSnapshot): boolean {
  return document.exists || standing?.id === document.id;
}

/** What an item holds, with what a standing one has not been told yet; undefined where there is none. */
export function dataOf(
  kind: Pick<Kind, 'standing'>,
  document: DocumentSnapshot,
): DocumentData | undefined {
  return isThere(kind, document) ? withFirst(kind, document.data() ?? {}) : undefined;
}

/** Content of an item, with what a standing one has not been told yet. */
export function withFirst({ standing }: Pick<Kind, 'standing'>, data: DocumentData): DocumentData {
  return standing ? { ...standing.first, ...data } : data;
}
