import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { type DocumentReference, FieldValue, type Firestore } from '@google-cloud/firestore';
import { headReference } from '../content/change-log';
import { COLLECTIONS } from '../lib/collections';
import { isConflict } from '../lib/firestore';
import { type Copy, type KindHead, readHead } from './head';

/** Below Firestore's limit of 1 MiB for a document, with room for its name and fields. */
const PART_BYTES = 900 * 1024;
/** How often the head may change under a writer's hands before it gives up. */
const ATTEMPTS = 5;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Reads a copy back; undefined when a part is missing or damaged. */
export async function readCopy(
  firestore: Firestore,
  kind: ContentKind,
  copy: Copy,
): Promise<unknown> {
  const parts = await firestore.getAll(...referencesOf(firestore, kind, copy));
  const bytes = parts.map((part): unknown => part.get('bytes'));
  if (!bytes.every((part) => part instanceof Uint8Array)) return undefined;
  try {
    return JSON.parse((await unzip(Buffer.concat(bytes))).toString()) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Stores items as the copy that instances start from, in as many documents as it takes, and takes
 * what they contain out of the log.
 *
 * @param from the head whose whole log the items contain
 * @param made by which code, and when the items were read in full
 * @returns the copy; undefined when another instance has stored one since that head
 */
export async function writeCopy(
  firestore: Firestore,
  kind: ContentKind,
  from: KindHead,
  items: unknown,
  made: Pick<Copy, 'revision' | 'madeAt'>,
): Promise<Copy | undefined> {
  const bytes = await zip(JSON.stringify(items));
  const copy: Copy = { id: randomUUID(), parts: Math.ceil(bytes.length / PART_BYTES), ...made };
  let unused: Copy | undefined = copy;
  try {
    const references = referencesOf(firestore, kind, copy);
    for (const [index, reference] of references.entries()) {
      await reference.set({ bytes: bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES) });
    }
    const replaced = await putInPlace(firestore, kind, from, copy);
    unused = replaced ? replaced.previous : copy;
    return replaced ? copy : undefined;
  } finally {
    if (unused) await removeParts(firestore, kind, unused);
  }
}

/**
 * Names the copy in the head, and returns what the head said before; undefined when another copy is
 * named there by now. Not a transaction: that would lock the head, which every edit writes to.
 */
async function putInPlace(
  firestore: Firestore,
  kind: ContentKind,
  from: KindHead,
  copy: Copy,
): Promise<KindHead | undefined> {
  const reference = headReference(firestore);
  for (let attempt = 1; ; attempt += 1) {
    const document = await reference.get();
    const head = readHead(document.data())[kind];
    if (head.copy?.id !== from.copy?.id) return undefined;
    const changes = {
      [`${kind}.copy`]: copy,
      [`${kind}.previous`]: head.copy ?? FieldValue.delete(),
      ...(from.log.length > 0 ? { [`${kind}.log`]: FieldValue.arrayRemove(...from.log) } : {}),
    };
    try {
      if (document.updateTime) {
        await reference.update(changes, { lastUpdateTime: document.updateTime });
      } else {
        await reference.create({ [kind]: { copy, log: [] } });
      }
      return head;
    } catch (error) {
      // An edit was noted, or another kind's copy: neither is in the way of this one.
      if (!isConflict(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function removeParts(firestore: Firestore, kind: ContentKind, copy: Copy): Promise<void> {
  const batch = firestore.batch();
  for (const reference of referencesOf(firestore, kind, copy)) batch.delete(reference);
  await batch.commit();
}

function referencesOf(firestore: Firestore, kind: ContentKind, copy: Copy): DocumentReference[] {
  const collection = firestore.collection(COLLECTIONS.published);
  return Array.from({ length: copy.parts }, (_, index) =>
    collection.doc(`${kind}_${copy.id}_${index}`),
  );
}
