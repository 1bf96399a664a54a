import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { Problem } from '../lib/problem';
import { checksOf, faultOf } from './content-collections';
import { type Line, nameOf, readHeader, readLine } from './format';

/** Documents that are written, or taken away, at once. */
const BATCH = 20;
/**
 * Length of the lines that are written at once. Firestore takes 10 MiB; but the emulator has never answered
 * a commit of twenty pictures, 6 MB, while one of thirteen took a moment.
 */
const BATCH_LENGTH = 3_000_000;
/** Most faults of a file that are told. */
const TOLD = 20;

interface Options {
  /** Takes away the content that is there and not in the file; otherwise there must be none. */
  replace: boolean;
  /** Also restores, as it was, what the site cannot read; otherwise such a file is refused. */
  unreadable: boolean;
}

const progressSchema = z.object({ project: z.string(), digest: z.string(), written: z.int() });

/**
 * Puts the content of a backup into a database. Nothing is written before the whole file has been
 * read and found to be right. When it is interrupted, the next call goes on where it stood.
 *
 * @returns how many documents it has written and taken away
 * @throws {Problem} when the file is not right, or the database holds content that nobody gave up
 */
export async function restore(
  firestore: Firestore,
  project: string,
  file: string,
  { replace, unreadable }: Options,
): Promise<{ written: number; removed: number }> {
  const { digest, paths, withAccounts } = await check(file, { unreadable });
  const collections = [...checksOf(withAccounts).keys()];
  const progressFile = `${file}.progress`;
  const progress = readProgress(progressFile);
  const goesOn = progress?.project === project && progress.digest === digest;
  if (!goesOn && !replace) await assertEmpty(firestore, collections);

  let written = goesOn ? progress.written : 0;
  let batch: Line[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const writes = firestore.batch();
    for (const { collection, id, fields } of batch) {
      writes.set(firestore.collection(collection).doc(id), fields);
    }
    await writes.commit();
    written += batch.length;
    batch = [];
    length = 0;
    remember();
  };
  const remember = () => writeFileSync(progressFile, JSON.stringify({ project, digest, written }));
  // Where nothing can be written down nothing is begun.
  remember();
  let toSkip = written;
  for await (const { line, size } of linesOf(file)) {
    if (toSkip > 0) {
      toSkip -= 1;
      continue;
    }
    if (length + size > BATCH_LENGTH) await flush();
    batch.push(line);
    length += size;
    if (batch.length === BATCH) await flush();
  }
  await flush();

  // Only now: whoever interrupts a restore keeps too much rather than too little.
  const removed = replace ? await removeOthers(firestore, collections, paths) : 0;
  // Instances notice that their copies are gone, and read the content itself.
  await firestore.recursiveDelete(firestore.collection(COLLECTIONS.published));
  // They tell of changes that this content may not have seen.
  await firestore.recursiveDelete(firestore.collection(COLLECTIONS.changes));
  // One that an account has ended since would be as good as before with the account of that time.
  if (withAccounts) await firestore.recursiveDelete(firestore.collection(COLLECTIONS.sessions));
  rmSync(progressFile, { force: true });
  return { written: paths.size, removed };
}

/** Reads the whole file. @throws {Problem} when anything in it is wrong */
async function check(
  file: string,
  { unreadable }: Pick<Options, 'unreadable'>,
): Promise<{ digest: string; paths: Set<string>; withAccounts: boolean }> {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  const hash = createHash('sha256');
  const paths = new Set<string>();
  const faults: string[] = [];
  let number = 0;
  let promised: number | undefined;
  let withAccounts = false;
  let checks = checksOf(withAccounts);
  for await (const text of createInterface({ input: createReadStream(file) })) {
    number += 1;
    hash.update(text).update('\n');
    if (number === 1) {
      withAccounts = readHeader(text).withAccounts ?? false;
      checks = checksOf(withAccounts);
      continue;
    }
    const line = promised === undefined ? readLine(text) : undefined;
    if (line && 'documents' in line) {
      promised = line.documents;
      continue;
    }
    // Accounts in a file that does not say so are somebody's who would like to log in.
    const fault = line ? faultOf(line, checks) : 'this is no document';
    const isTaken = unreadable && line && checks.has(line.collection);
    if (fault !== undefined && !isTaken) faults.push(`line ${number}: ${fault}`);
    if (line) paths.add(nameOf(line));
  }
  if (number === 0) readHeader(undefined);
  if (promised === undefined) faults.push('the end is missing');
  else if (promised !== paths.size) {
    faults.push(`it should hold ${promised} documents and holds ${paths.size}`);
  }
  if (faults.length > 0) {
    const told = faults.slice(0, TOLD).join('\n  ');
    const more = faults.length > TOLD ? `\n  and ${faults.length - TOLD} more` : '';
    throw new Problem(`${file} cannot be restored, and nothing was changed:\n  ${told}${more}`);
  }
  return { digest: hash.digest('hex'), paths, withAccounts };
}

/** The documents of a file that has been checked, each with the length of its line. */
async function* linesOf(file: string): AsyncGenerator<{ line: Line; size: number }> {
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = readLine(text);
    if (line && !('documents' in line)) yield { line, size: text.length };
  }
}

async function assertEmpty(firestore: Firestore, collections: readonly string[]): Promise<void> {
  for (const collection of collections) {
    const { empty } = await firestore.collection(collection).limit(1).select().get();
    if (!empty) {
      throw new Problem(
        `There is content already (${collection}), and nothing was changed. --replace puts the backup in its place.`,
      );
    }
  }
}

async function removeOthers(
  firestore: Firestore,
  collections: readonly string[],
  paths: ReadonlySet<string>,
): Promise<number> {
  let removed = 0;
  for (const collection of collections) {
    const references = await firestore.collection(collection).listDocuments();
    const others = references.filter(({ path }) => !paths.has(path));
    for (let at = 0; at < others.length; at += BATCH) {
      const batch = firestore.batch();
      for (const reference of others.slice(at, at + BATCH)) batch.delete(reference);
      await batch.commit();
    }
    removed += others.length;
  }
  return removed;
}

function readProgress(file: string): z.infer<typeof progressSchema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return progressSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
