import type { ContentKind } from '@torque-tide/contract/content-kinds';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';
import { isDocumentId } from '../lib/firestore';
import type { ChangeSet } from '../writes/change-set';
import { createdAtOf, versionOf } from './document';
import type { AnyContentKind, StandingItems } from './kind';

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

export async function readOthers(
  firestore: Firestore,
  { kind }: Kind,
  id: string | undefined,
): Promise<DocumentData[]> {
  const { docs } = await firestore.collection(COLLECTIONS[kind]).get();
  return docs.filter((document) => document.id !== id).map((document) => document.data());
}

export interface CurrentItem {
  definition: AnyContentKind;
  reference: DocumentReference;
  document: DocumentSnapshot;
  data: DocumentData;
  createdAt: Date;
  version: number;
}

export async function findCurrent(
  changes: ChangeSet,
  firestore: Firestore,
  { definition, id }: Pick<ItemPlace, 'definition' | 'id'>,
): Promise<CurrentItem | undefined> {
  const reference = firestore.collection(COLLECTIONS[definition.kind]).doc(id);
  const document = await changes.get(reference);
  const data = dataOf(definition, document);
  if (!data) return undefined;
  const version = versionOf(data);
  return { definition, reference, document, data, createdAt: createdAtOf(document), version };
}

export interface ItemPlace {
  definition: AnyContentKind;
  id: string;
  ifVersion: number | undefined;
}

/** Reads an item in order to change it. @throws {AppError} `not-found` or `stale` */
export async function getCurrent(
  changes: ChangeSet,
  firestore: Firestore,
  { definition, id, ifVersion }: ItemPlace,
): Promise<CurrentItem> {
  const { label } = definition;
  if (!isDocumentId(id)) throw notFound(label);
  const current = await findCurrent(changes, firestore, { definition, id });
  if (!current) throw notFound(label);
  if (ifVersion !== undefined && ifVersion !== current.version) throw stale(label);
  return current;
}

/** True for an expired item, which Firestore may take a day to delete. */
export function hasEnded(
  { lifetime }: Pick<AnyContentKind, 'lifetime'>,
  data: DocumentData | undefined,
  now: Date,
): boolean {
  return lifetime !== undefined && data !== undefined && lifetime.endsAt(data).toDate() <= now;
}

export function stale(label: string): AppError {
  return new AppError(
    'stale',
    `${label} has been changed by someone else since you opened it. Reload it to see the changes.`,
  );
}

export function notFound(label: string): AppError {
  return new AppError('not-found', `${label} not found`);
}
