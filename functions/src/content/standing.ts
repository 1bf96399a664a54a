import type { DocumentData, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { COLLECTIONS } from '../lib/collections';

/** What a kind says whose items are always there, whether they are stored or not. Decisions 0026 and 0028. */
export interface Standing {
  /** The ids of its items, in the order of their list. */
  ids: readonly string[];
  /** What an item is called in lists of changes. */
  titleOf: (id: string) => string;
  /** What an item holds until somebody says something else, field by field. */
  firstOf: (id: string) => DocumentData;
  /** What holds of what is stored, and which of it does not. */
  resolve: (
    id: string,
    stored: DocumentData,
  ) => {
    fields: object;
    problems: readonly { field: string; message: string }[];
  };
}

/** What a kind has to tell to be looked up. */
interface Kind {
  kind: ContentKind;
  standing?: Standing | undefined;
}

/** Every document of a kind; those of standing items whether they are stored or not. */
export async function documentsOf(
  firestore: Firestore,
  { kind, standing }: Kind,
): Promise<DocumentSnapshot[]> {
  const collection = firestore.collection(COLLECTIONS[kind]);
  return standing
    ? firestore.getAll(...standing.ids.map((id) => collection.doc(id)))
    : (await collection.get()).docs;
}

/** True for an item that there is: a standing one is there before it is stored. */
export function isThere({ standing }: Pick<Kind, 'standing'>, document: DocumentSnapshot): boolean {
  return standing ? standing.ids.includes(document.id) : document.exists;
}

/** What an item holds, with what a standing one has not been told yet; undefined where there is none. */
export function dataOf(
  kind: Pick<Kind, 'standing'>,
  document: DocumentSnapshot,
): DocumentData | undefined {
  return isThere(kind, document) ? withFirst(kind, document.id, document.data() ?? {}) : undefined;
}

/** Content of an item, with what a standing one has not been told yet. */
function withFirst(
  { standing }: Pick<Kind, 'standing'>,
  id: string,
  data: DocumentData,
): DocumentData {
  return standing ? { ...standing.firstOf(id), ...data } : data;
}
