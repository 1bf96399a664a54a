import { MEDIA_FOLDER, MEDIA_UNUSED_DAYS } from '@torque-tide/contract/media';
import { narrowerWidths, pictureName } from '@torque-tide/contract/picture-widths';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from '@google-cloud/firestore';
import { type Clock, type Deadline, tooLate, withDeadline } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import { isConflict, readDate } from '../lib/firestore';
import type { StoredPicture } from './picture';

const DAY_MS = 24 * 60 * 60_000;
/** Longest that an upload waits for the search. */
const SWEEP_MS = 8_000;
/** Under the counters, as the moment of the last search in milliseconds. */
const SWEEP_ID = 'mediaSweep';

/** Collections in which nobody's content is. One that is not listed here is searched. */
const WITHOUT_CONTENT: ReadonlySet<string> = new Set([
  COLLECTIONS.changes,
  COLLECTIONS.presence,
  COLLECTIONS.sessions,
  COLLECTIONS.writes,
  COLLECTIONS.admins,
  COLLECTIONS.loginAttempts,
  COLLECTIONS.secrets,
  COLLECTIONS.counters,
  COLLECTIONS.media,
  COLLECTIONS.previews,
]);

/** A picture's address, wherever it stands in a text. */
const NAMED = new RegExp(`${MEDIA_FOLDER}/([0-9a-f]{64})\\b`, 'g');

/**
 * Removes pictures that no item, draft, version or deleted item names and that nobody has sent for 30 days: they may
 * stand in a form that isn't saved yet. The first upload of a day does it.
 */
export function createSweep({ firestore, clock }: { firestore: Firestore; clock: Clock }) {
  const pictures = firestore.collection(COLLECTIONS.media);
  const sweeps = firestore.collection(COLLECTIONS.counters).doc(SWEEP_ID);

  /** True for the one of all instances whose turn it is. */
  async function isDue(): Promise<boolean> {
    const now = clock.now().getTime();
    const before = await sweeps.get();
    const last: unknown = before.get('last');
    if (typeof last === 'number' && last > now - DAY_MS) return false;
    const lastUpdateTime = before.updateTime;
    return unlessChanged(() =>
      lastUpdateTime
        ? sweeps.update({ last: now }, { lastUpdateTime })
        : sweeps.create({ last: now }),
    );
  }

  /** The pictures that anything names. @throws {AppError} `unavailable` when that takes too long */
  async function findNamed(deadline: Deadline): Promise<Set<string>> {
    const named = new Set<string>();
    for (const name of Object.values(COLLECTIONS)) {
      if (WITHOUT_CONTENT.has(name)) continue;
      const all: Query = firestore.collection(name);
      for await (const document of all.stream() as AsyncIterable<DocumentSnapshot>) {
        if (deadline.isOver()) throw tooLate();
        // What can no longer be restored may not have been tidied up yet.
        const end = readDate(document.get('expiresAt'));
        if (end && end <= clock.now()) continue;
        for (const [, id = ''] of JSON.stringify(document.data()).matchAll(NAMED)) named.add(id);
      }
    }
    return named;
  }

  async function sweep(deadline: Deadline): Promise<void> {
    const longAgo = new Date(clock.now().getTime() - MEDIA_UNUSED_DAYS * DAY_MS);
    // Without their bytes, which are heavy.
    const { docs } = await pictures.where('sentAt', '<=', longAgo).select('width').get();
    if (docs.length === 0) return;
    const named = await findNamed(deadline);
    for (const document of docs) {
      if (deadline.isOver()) return;
      if (!named.has(document.id)) await remove(document);
    }
  }

  /** Removes a picture and its narrower copies, unless somebody has sent it again meanwhile. */
  async function remove(document: QueryDocumentSnapshot): Promise<void> {
    const { id, ref, updateTime } = document;
    const width = document.get('width') as StoredPicture['width'];
    const batch = firestore.batch().delete(ref, { lastUpdateTime: updateTime });
    for (const narrower of narrowerWidths(width)) {
      batch.delete(pictures.doc(pictureName(id, narrower)));
    }
    await unlessChanged(() => batch.commit());
  }

  return async (): Promise<void> => {
    if (await isDue()) await withDeadline(SWEEP_MS, sweep);
  };
}

/** Writes on a condition; false where it no longer held. */
async function unlessChanged(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
