import { createHash } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  FieldPath,
  type Firestore,
  type QuerySnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { Problem } from '../lib/problem';
import { collectionsOf, FILE_COLLECTIONS, isReadable } from './collections';
import { type Line, writeFooter, writeHeader, writeLine } from './format';

/** Documents read at once; a picture or a piece of a CV has up to 900 kB. */
const PAGE = 200;
const FILES_PAGE = 8;

/** Only the owner may read the file. */
const OWN_FILE = 0o600;

interface Backup {
  documents: number;
  /** Documents the site can't show; the file contains them all the same. */
  unreadable: string[];
}

/**
 * Writes a snapshot of all content into a file, which gets its name when it is complete.
 *
 * @throws {Problem} if the file exists already
 */
export async function backUp(
  firestore: Firestore,
  project: string,
  file: string,
  { withAccounts } = { withAccounts: false },
): Promise<Backup> {
  if (existsSync(file)) throw new Problem(`${file} exists already: choose another name.`);
  // By Firestore's clock: with this computer's, a slow one would miss the last edits.
  const { readTime } = await firestore.collection(COLLECTIONS.counters).limit(1).get();
  const hash = createHash('sha256');
  const backup: Backup = { documents: 0, unreadable: [] };
  const part = `${file}.part`;
  const output = await open(part, 'w', OWN_FILE);
  const append = async (text: string) => {
    hash.update(`${text}\n`);
    await output.appendFile(`${text}\n`);
  };
  try {
    await append(writeHeader({ project, readAt: readTime.toDate(), withAccounts }));
    for (const collection of collectionsOf(withAccounts)) {
      for await (const line of linesOf(firestore, collection, readTime)) {
        await append(writeLine(line));
        backup.documents += 1;
        if (!isReadable(line)) backup.unreadable.push(`${collection}/${line.id}`);
      }
    }
    await output.appendFile(`${writeFooter(hash.digest('hex'))}\n`);
    await output.sync();
  } finally {
    await output.close();
  }
  renameSync(part, file);
  return backup;
}

/** Reads a collection's snapshot page by page. */
async function* linesOf(
  firestore: Firestore,
  collection: string,
  readTime: Timestamp,
): AsyncGenerator<Line> {
  const limit = FILE_COLLECTIONS.includes(collection) ? FILES_PAGE : PAGE;
  const all = firestore.collection(collection).orderBy(FieldPath.documentId()).limit(limit);
  for (let last: string | undefined, size = limit; size === limit;) {
    const query = last === undefined ? all : all.startAfter(last);
    const { docs } = await firestore.runTransaction<QuerySnapshot>(
      (transaction) => transaction.get(query),
      { readOnly: true, readTime },
    );
    for (const document of docs) yield { collection, id: document.id, fields: document.data() };
    size = docs.length;
    last = docs.at(-1)?.id;
  }
}
