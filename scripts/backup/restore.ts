import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { noteOfEverything } from '../../functions/src/content/writer';
import { Problem } from '../lib/problem';
import { collectionsOf, endedApplication, isReadable } from './collections';
import { type Line, readHeader, readLine, writeFooter } from './format';

/** Bytes written at once. The emulator never answers a write of more than 4 MiB. */
const FLUSH_LENGTH = 3_000_000;

interface Restored {
  written: number;
  removed: number;
  /** Applications that have since expired or been deleted permanently. */
  leftOut: number;
  /** Documents the site can't show; they are restored all the same. */
  unreadable: string[];
}

/**
 * Restores a backup into a database. The whole file is checked before anything is written. Leaves
 * out expired applications, and those that the database knows as erased.
 *
 * @param replace removes content that isn't in the file; otherwise the database must be empty
 * @throws {Problem} if the file is damaged, or there is content that may not be replaced
 */
export async function restore(
  firestore: Firestore,
  file: string,
  { replace, now = new Date() }: { replace: boolean; now?: Date },
): Promise<Restored> {
  const marks = await firestore.collection(COLLECTIONS.erased).select().get();
  const erased = new Set(marks.docs.map(({ id }) => id));
  const ended = (line: Line) => endedApplication(line, erased, now);
  const { withAccounts, paths, unreadable, leftOut } = await check(file, ended);
  const collections = collectionsOf(withAccounts);
  if (!replace) await assertEmpty(firestore, collections);

  const writer = firestore.bulkWriter();
  const writes: Promise<unknown>[] = [];
  let length = 0;
  for await (const { line, text } of linesOf(file)) {
    if (!line || ended(line) !== undefined) continue;
    length += text.length;
    if (length > FLUSH_LENGTH) {
      await writer.flush();
      length = text.length;
    }
    writes.push(writer.set(firestore.collection(line.collection).doc(line.id), line.fields));
  }
  await writer.flush();
  // The writer has already retried.
  await Promise.all(writes);
  // Deleting comes last: an interrupted restore leaves too much rather than too little.
  const references = await Promise.all(
    collections.map((collection) => firestore.collection(collection).listDocuments()),
  );
  const others = references.flat().filter(({ path }) => !paths.has(path));
  const removals = others.map((reference) => writer.delete(reference));
  await writer.close();
  await Promise.all(removals);
  // Change notes belong to the old content. A session that has ended since would be valid again with the old
  // account.
  const { changes, sessions } = COLLECTIONS;
  for (const stale of [changes, ...(withAccounts ? [sessions] : [])]) {
    await firestore.recursiveDelete(firestore.collection(stale));
  }
  await firestore.collection(changes).add(noteOfEverything(now));
  return { written: paths.size, removed: others.length, leftOut, unreadable };
}

/** Reads the whole file. @throws {Problem} if it isn't a backup, or has been altered */
async function check(file: string, ended: (line: Line) => string | undefined) {
  const hash = createHash('sha256');
  const paths = new Set<string>();
  const leftOut = new Set<string>();
  const unreadable: string[] = [];
  let header: ReturnType<typeof readHeader> | undefined;
  let last = '';
  for await (const { line, text } of linesOf(file)) {
    if (header) hash.update(`${last}\n`);
    header ??= readHeader(text);
    last = text;
    if (!line) continue;
    const path = `${line.collection}/${line.id}`;
    if (!collectionsOf(header.withAccounts).includes(line.collection)) {
      throw new Problem(
        `${file} holds ${path}, which does not belong in this backup. Nothing was changed.`,
      );
    }
    const number = ended(line);
    if (number !== undefined) {
      leftOut.add(number);
      continue;
    }
    paths.add(path);
    if (!isReadable(line)) unreadable.push(path);
  }
  header ??= readHeader('');
  if (last !== writeFooter(hash.digest('hex'))) {
    throw new Problem(`${file} is cut off, damaged or edited. Nothing was changed.`);
  }
  return { ...header, paths, unreadable, leftOut: leftOut.size };
}

async function* linesOf(file: string) {
  for await (const text of (await open(file)).readLines()) yield { text, line: readLine(text) };
}

async function assertEmpty(firestore: Firestore, collections: readonly string[]): Promise<void> {
  for (const collection of collections) {
    const { empty } = await firestore.collection(collection).limit(1).select().get();
    if (empty) continue;
    throw new Problem(
      `The database already has content (${collection}), so nothing was changed. Use --replace to replace it, also after an interrupted restore.`,
    );
  }
}
