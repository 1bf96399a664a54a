import { CONTENT_KINDS } from '@torque-tide/contract/content-kinds';
import { MEDIA_FOLDER, MEDIA_UNUSED_DAYS } from '@torque-tide/contract/media';
import { narrowerWidths, pictureName } from '@torque-tide/contract/picture-widths';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import { type Clock, DAY_MS, type Deadline, tooLate, withDeadline } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, readDate } from '../lib/firestore';
import type { StoredPicture } from './picture';

/** Longest that an upload waits for the search. */
const SWEEP_MS = 8_000;
const SWEEP_ID = 'mediaSweep';

/** Where content is. */
const SEARCHED = [...CONTENT_KINDS, 'versions'] as const;

/** A picture's address in a text. */
const NAMED = new RegExp(`${MEDIA_FOLDER}/([0-9a-f]{64})\\b`, 'g');

/**
 * Removes pictures that no content names and nobody has uploaded for 30 days, with the first upload
 * of a day.
 */
export function createSweep({ firestore, clock }: { firestore: Firestore; clock: Clock }) {
  const pictures = firestore.collection(COLLECTIONS.media);
  const sweeps = firestore.collection(COLLECTIONS.counters).doc(SWEEP_ID);

  async function isDue(): Promise<boolean> {
    const now = clock.now().getTime();
    const last: unknown = (await sweeps.get()).get('last');
    if (typeof last === 'number' && last > now - DAY_MS) return false;
    await sweeps.set({ last: now });
    return true;
  }

  /** Returns the pictures that content names. @throws {AppError} `unavailable` when it takes too long */
  async function findNamed(deadline: Deadline): Promise<Set<string>> {
    const named = new Set<string>();
    for (const name of SEARCHED) {
      const all: Query = firestore.collection(COLLECTIONS[name]);
      for await (const document of all.stream() as AsyncIterable<DocumentSnapshot>) {
        if (deadline.isOver()) throw tooLate();
        // Firestore may delete expired documents late.
        const end = readDate(document.get('expiresAt'));
        if (end && end <= clock.now()) continue;
        for (const [, id = ''] of JSON.stringify(document.data()).matchAll(NAMED)) named.add(id);
      }
    }
    return named;
  }

  async function sweep(deadline: Deadline): Promise<void> {
    const longAgo = new Date(clock.now().getTime() - MEDIA_UNUSED_DAYS * DAY_MS);
    // Selects a small field, because the pictures' bytes are large.
    const { docs } = await pictures.where('sentAt', '<=', longAgo).select('width').get();
    if (docs.length === 0) return;
    const named = await findNamed(deadline);
    for (const document of docs) {
      if (deadline.isOver()) return;
      if (!named.has(document.id)) await remove(document);
    }
  }

  async function remove(document: QueryDocumentSnapshot): Promise<void> {
    const { id, ref, updateTime } = document;
    const width = document.get('width') as StoredPicture['width'];
    const batch = firestore.batch().delete(ref, { lastUpdateTime: updateTime });
    for (const narrower of narrowerWidths(width)) {
      batch.delete(pictures.doc(pictureName(id, narrower)));
    }
    // It may have been uploaded again, or removed by another instance.
    await batch.commit().catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
  }

  return async (): Promise<void> => {
    if (await isDue()) await withDeadline(SWEEP_MS, sweep);
  };
}
