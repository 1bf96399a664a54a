import { createReadStream, existsSync, renameSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { FieldPath, type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { Problem } from '../lib/problem';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { type Check, checksOf, faultOf } from './content-collections';
import {
  type Header,
  type Line,
  nameOf,
  readHeader,
  readLine,
  writeFooter,
  writeHeader,
  writeLine,
} from './format';

/** Documents that are read at once. */
const PAGE = 200;
/** The same of pictures, which have up to 400 kB each. */
const PICTURES_PAGE = 20;
/** Firestore tells how a document was for an hour; some of it is left for reading the rest. */
const RESUMABLE_MS = 50 * 60_000;

interface Backup {
  documents: number;
  /** What the site cannot read, and does not show; it is in the file all the same. */
  unreadable: string[];
}

interface Contents {
  /** Also writes accounts: whoever has such a file can try passwords on it for as long as they like. */
  withAccounts: boolean;
}

/** Nobody else on this computer may read what is saved. */
const OWN_FILE = 0o600;

/**
 * Writes all content into a file, as it stood at one moment. When it is interrupted, what there is
 * stays beside the file, and the next call goes on with it.
 *
 * @throws {Problem} when there is such a file already
 */
export async function backUp(
  firestore: Firestore,
  project: string,
  file: string,
  { withAccounts }: Contents = { withAccounts: false },
): Promise<Backup> {
  if (existsSync(file)) throw new Problem(`${file} is there already: choose another name.`);
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Problem(`There is no folder ${folder} for the file.`);
  }
  const part = `${file}.part`;
  const checks = checksOf(withAccounts);
  const begun = await readPart(part, project, withAccounts);
  const backup = begun ?? begunAt(await momentOf(firestore), 0);
  const output = await open(part, begun ? 'a' : 'w', OWN_FILE);
  try {
    if (begun) await output.truncate(begun.bytes);
    else await append(output, [writeHeader(project, backup.readAt, withAccounts)]);
    const names = [...checks.keys()];
    const from = begun?.last ? names.indexOf(begun.last.collection) : 0;
    for (const collection of names.slice(from)) {
      const limit = collection === COLLECTIONS.media ? PICTURES_PAGE : PAGE;
      for (;;) {
        const lines = await readPage(firestore, collection, limit, backup);
        await append(output, lines.map(writeLine));
        for (const line of lines) count(backup, line, checks);
        if (lines.length < limit) break;
      }
    }
    await append(output, [writeFooter(backup.documents)]);
    await output.sync();
    renameSync(part, file);
    return backup;
  } finally {
    await output.close();
  }
}

function begunAt(readAt: Date, bytes: number): Begun {
  return { readAt, bytes, documents: 0, unreadable: [], last: undefined };
}

function count(backup: Begun, line: Line, checks: ReadonlyMap<string, Check>): void {
  backup.documents += 1;
  backup.last = line;
  if (faultOf(line, checks) !== undefined) backup.unreadable.push(nameOf(line));
}

/**
 * Now, by Firestore's clock: after this computer's, which may be slow, the last edits would be missing.
 * The next whole millisecond, since a backup's first line holds nothing finer.
 */
async function momentOf(firestore: Firestore): Promise<Date> {
  const { readTime } = await firestore.collection(COLLECTIONS.counters).limit(1).get();
  const moment = new Date(readTime.toMillis() + 1);
  await delay(2);
  return moment;
}

/** The documents of a collection after the last one that a backup has of it. */
async function readPage(
  firestore: Firestore,
  collection: string,
  limit: number,
  { readAt, last }: Begun,
): Promise<Line[]> {
  const all = firestore.collection(collection).orderBy(FieldPath.documentId()).limit(limit);
  const query = last?.collection === collection ? all.startAfter(last.id) : all;
  const { docs } = await firestore.runTransaction<QuerySnapshot>(
    (transaction) => transaction.get(query),
    { readOnly: true, readTime: Timestamp.fromDate(readAt) },
  );
  return docs.map((document) => ({ collection, id: document.id, fields: document.data() }));
}

/** Writes all of it: a plain write may end in the midst of a line where the disk is nearly full. */
async function append(output: FileHandle, lines: string[]): Promise<void> {
  await output.appendFile(lines.map((line) => `${line}\n`).join(''));
}

interface Begun extends Backup {
  readAt: Date;
  /** Where the last whole line ends. */
  bytes: number;
  last: Line | undefined;
}

/**
 * What an interrupted backup has written, unless it is another's or too old to go on.
 *
 * @throws {Problem} when the file that it would be is something else
 */
async function readPart(
  part: string,
  project: string,
  withAccounts: boolean,
): Promise<Begun | undefined> {
  if (!existsSync(part)) return undefined;
  let begun: Begun | undefined;
  for await (const text of createInterface({ input: createReadStream(part) })) {
    const bytes = Buffer.byteLength(text) + 1;
    if (!begun) {
      const header = headerOf(part, text);
      const readAt = new Date(header.readAt);
      const isSame = header.project === project && (header.withAccounts ?? false) === withAccounts;
      const isOfUse = isSame && Date.now() - readAt.getTime() < RESUMABLE_MS;
      if (!isOfUse) return undefined;
      begun = begunAt(readAt, bytes);
      continue;
    }
    const line = readLine(text);
    // The last one may have been cut off.
    if (!line || 'documents' in line) break;
    begun.bytes += bytes;
    count(begun, line, checksOf(withAccounts));
  }
  return begun;
}

function headerOf(part: string, text: string): Header {
  try {
    return readHeader(text);
  } catch {
    throw new Problem(
      `${part} is there already, and no begun backup: delete it, or choose another name.`,
    );
  }
}
