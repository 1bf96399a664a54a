import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { SYSTEM_USER } from '@torque-tide/contract/versions';
import { erase } from '../../functions/src/applications/erase';
import { joinPieces } from '../../functions/src/applications/cv';
import type { CurrentItem } from '../../functions/src/content/current';
import { createdAtOf, versionOf } from '../../functions/src/content/document';
import { createContentWriter } from '../../functions/src/content/writer';
import { applications } from '../../functions/src/kinds/applications';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { systemClock } from '../../functions/src/lib/time';
import { createChangeSet } from '../../functions/src/writes/change-set';

/** An application with everything that belongs to it. */
export interface PersonRecord {
  id: string;
  isInBin: boolean;
  /** As stored now or, in the bin, when it was deleted. */
  data: DocumentData;
  /** Oldest first. */
  versions: DocumentData[];
  mails: DocumentData[];
  /** Undefined without a CV. */
  cv: Buffer | undefined;
}

/**
 * Finds every application that has or had an e-mail address, in the bin too.
 *
 * @param address in any case
 */
export async function findPerson(firestore: Firestore, address: string): Promise<PersonRecord[]> {
  const email = address.trim().toLowerCase();
  const collection = firestore.collection(COLLECTIONS.applications);
  const [current, versions] = await Promise.all([
    collection.where('email', '==', email).get(),
    // The content of versions has no index.
    firestore.collection(COLLECTIONS.versions).where('kind', '==', applications.kind).get(),
  ]);
  const lives = new Map<string, DocumentSnapshot[]>();
  for (const version of versions.docs) {
    const life = version.get('historyId') as string;
    lives.set(life, [...(lives.get(life) ?? []), version]);
  }
  const histories = [...lives.values()].filter((life) =>
    life.some((version) => version.get('content.email') === email),
  );
  const records = await Promise.all(histories.map((life) => recordOf(firestore, life)));
  // Imported applications have no version until their first change.
  const unversioned = current.docs.filter((document) => !lives.has(historyOf(document) ?? ''));
  const imported = unversioned.map((document) => withParts(firestore, document.id, document, []));
  return [...records, ...(await Promise.all(imported))].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const historyOf = (document: DocumentSnapshot) => document.get('historyId') as string | undefined;

async function recordOf(firestore: Firestore, life: DocumentSnapshot[]): Promise<PersonRecord> {
  const versions = life
    .map((version) => version.data() ?? {})
    .sort((a, b) => Number(a['version']) - Number(b['version']));
  const last = versions.at(-1) ?? {};
  const id = last['itemId'] as string;
  const document = await firestore.collection(COLLECTIONS.applications).doc(id).get();
  // An application in the bin may share its number with a newer one.
  const isCurrent = historyOf(document) === last['historyId'];
  return withParts(firestore, id, isCurrent ? document : undefined, versions);
}

async function withParts(
  firestore: Firestore,
  id: string,
  document: DocumentSnapshot | undefined,
  versions: DocumentData[],
): Promise<PersonRecord> {
  const { content, historyId, version } = versions.at(-1) ?? {};
  const data = document?.data() ?? { ...(content as DocumentData), historyId, version };
  const mails = await firestore.collection(COLLECTIONS.mail).where('application', '==', id).get();
  return {
    id,
    isInBin: document === undefined,
    data,
    versions,
    mails: mails.docs.map((mail) => mail.data()),
    cv: await joinPieces(firestore, data),
  };
}

/** Deletes an application permanently, with its history, CV and mails. */
export async function erasePerson(firestore: Firestore, { id, data }: PersonRecord): Promise<void> {
  const writer = createContentWriter(firestore, systemClock);
  const reference = firestore.collection(COLLECTIONS.applications).doc(id);
  const changes = createChangeSet();
  const document = await changes.get(reference);
  const current: CurrentItem = {
    definition: applications,
    reference,
    document,
    data,
    createdAt: createdAtOf(document),
    version: versionOf(data),
  };
  await erase(changes, { firestore, writer }, current, SYSTEM_USER);
  await firestore.runTransaction(async (transaction) => changes.writeTo(transaction));
}
