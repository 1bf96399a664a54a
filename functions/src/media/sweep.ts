import { MEDIA_FOLDER, MEDIA_UNUSED_DAYS } from '@torque-tide/contract/media';
import { narrowerWidths, pictureName } from '@torque-tide/contract/picture-widths';
import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import type { Clock } from '../lib/clock';
import { COLLECTIONS } from '../lib/collections';
import { type Deadline, tooLate, withDeadline } from '../lib/deadline';
import { isConflict, readDate } from '../lib/firestore';
import { readMedia } from './picture';

const DAY_MS = 24 * 60 * 60_000;
/** Longest that an upload waits for the search. */
const SWEEP_MS = 8_000;
/** Most pictures that one search removes: it holds them until it has looked once more. */
const REMOVED_MAX = 20;
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
 * Removes pictures that nothing names any more, no item nor any text in one, none in the bin, no version that can be
 * restored, no draft, and that nobody has sent for 30 days: they may stand in a form that is not saved
 * yet. There is no timer that could be relied on everywhere, so that the first upload of
 * a day does it. What has been removed while somebody saved its address again is put back.
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
    try {
      const lastUpdateTime = before.updateTime;
      if (lastUpdateTime) await sweeps.update({ last: now }, { lastUpdateTime });
      else await sweeps.create({ last: now });
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
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
    const { docs } = await pictures.where('sentAt', '<=', longAgo).select('sentAt').get();
    if (docs.length === 0) return;
    const named = await findNamed(deadline);
    const removed: DocumentSnapshot[] = [];
    for (const document of docs) {
      if (deadline.isOver() || removed.length === REMOVED_MAX) break;
      const taken = named.has(document.id) ? undefined : await remove(document);
      if (taken) removed.push(taken);
    }
    if (removed.length > 0) await putBackNamed(removed);
  }

  /** The whole document as it was; undefined when somebody has sent it again meanwhile, and it stays. */
  async function remove({ ref, updateTime }: DocumentSnapshot) {
    const whole = await ref.get();
    if (!updateTime || !whole.updateTime?.isEqual(updateTime)) return undefined;
    const isRemoved = await unlessChanged(() => ref.delete({ lastUpdateTime: updateTime }));
    return isRemoved ? whole : undefined;
  }

  /** Looks once more: an address may have been saved meanwhile. Removes narrower copies only then. */
  async function putBackNamed(removed: readonly DocumentSnapshot[]): Promise<void> {
    let named: ReadonlySet<string> | undefined;
    try {
      named = await withDeadline(SWEEP_MS, findNamed);
    } finally {
      for (const document of removed) {
        // Where nobody can tell, it stays.
        if (named && !named.has(document.id)) {
          await removeCopies(document);
        } else {
          const data = document.data() ?? {};
          await unlessChanged(() => document.ref.create(data));
        }
      }
    }
  }

  async function removeCopies(picture: DocumentSnapshot): Promise<void> {
    const { id, width } = readMedia(picture);
    const batch = firestore.batch();
    for (const narrower of narrowerWidths(width))
      batch.delete(pictures.doc(pictureName(id, narrower)));
    await batch.commit();
  }

  return async (): Promise<void> => {
    if (await isDue()) await withDeadline(SWEEP_MS, sweep);
  };
}

/** Writes on a condition; false when it did not hold any more. */
async function unlessChanged(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
