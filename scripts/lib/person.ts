import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { Problem } from './problem';

/** Only the owner may read the folder and its files. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

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

/**
 * Writes `person.json` and the CVs into a new folder.
 *
 * @returns the names of the files
 * @throws {Problem} if the folder exists already
 */
export function writePerson(
  folder: string,
  email: string,
  records: readonly PersonRecord[],
): string[] {
  if (existsSync(folder)) throw new Problem(`${folder} exists already: choose another name.`);
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  const files: string[] = [];
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content, { mode: OWN_FILE });
    files.push(name);
  };
  const applications = records.map(({ cv, ...record }) => {
    const cvFile = cv && `CV ${record.id}.${String(record.data['cvType'])}`;
    if (cv && cvFile !== undefined) write(cvFile, cv);
    return { ...record, cvFile };
  });
  write('person.json', `${JSON.stringify({ email, applications }, withDates, 2)}\n`);
  return files;
}

/** Writes timestamps as ISO dates. `value` is what their own `toJSON` made of them. */
function withDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const stored = this[key];
  return stored instanceof Timestamp ? stored.toDate().toISOString() : value;
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
