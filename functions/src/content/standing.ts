import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type { DocumentData, DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { COLLECTIONS } from '../lib/collections';

/** A kind whose items always exist, stored or not. Decisions 0026 and 0028. */
export interface StandingItems {
  ids: readonly string[];
  titleOf: (id: string) => string;
  initialContentOf: (id: string) => DocumentData;
  /** Returns the fields that apply, and why others don't. */
  resolve: (
    id: string,
    stored: DocumentData,
  ) => {
    fields: object;
    problems: readonly { field: string; message: string }[];
  };
}

interface Kind {
  kind: ContentKind;
  standing?: StandingItems | undefined;
}

export async function documentsOf(
  firestore: Firestore,
  { kind, standing }: Kind,
): Promise<DocumentSnapshot[]> {
  const collection = firestore.collection(COLLECTIONS[kind]);
  return standing
    ? firestore.getAll(...standing.ids.map((id) => collection.doc(id)))
    : (await collection.get()).docs;
}

export function isThere({ standing }: Pick<Kind, 'standing'>, document: DocumentSnapshot): boolean {
  return standing ? standing.ids.includes(document.id) : document.exists;
}

export function dataOf(
  kind: Pick<Kind, 'standing'>,
  document: DocumentSnapshot,
): DocumentData | undefined {
  if (!isThere(kind, document)) return undefined;
  return { ...kind.standing?.initialContentOf(document.id), ...document.data() };
}

export function orStarters<T>(items: T[], starters: readonly T[] = []): T[] {
  return items.length > 0 ? items : [...starters];
}

export async function readOthers(
  firestore: Firestore,
  { kind }: Kind,
  id: string | undefined,
): Promise<DocumentData[]> {
  const { docs } = await firestore.collection(COLLECTIONS[kind]).get();
  return docs.filter((document) => document.id !== id).map((document) => document.data());
}
