import { type Firestore, Timestamp } from '@google-cloud/firestore';
import type { Clock, Deadline } from '../lib/time';
import { COLLECTIONS } from '../lib/collections';
import type { WriteAttempt } from '../lib/handler';
import type { Log } from '../lib/log';
import type { ChangeSet } from '../writes/change-set';
import { createWriteOnce } from '../writes/write-once';
import { type CurrentItem, getCurrent, hasEnded, type ItemPlace, notFound } from './current';
import type { AnyContentKind } from './kind';
import { createContentWriter, noteOfEverything } from './writer';

export interface ContentDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** Reads and writes content. Made once per instance, so that changes of an item wait for each other. */
export function createContentStore({ firestore, clock, log }: ContentDependencies) {
  const write = createWriteOnce(firestore, clock);

  function change<T>(
    place: ItemPlace,
    attempt: WriteAttempt,
    next: (changes: ChangeSet, current: CurrentItem) => T | Promise<T>,
  ): Promise<T> {
    const { definition, id } = place;
    return write.onceInTurn(`${definition.kind}/${id}`, attempt, async (changes) => {
      const current = await getCurrent(changes, firestore, place);
      if (hasEnded(definition, current.data, clock.now())) throw notFound(definition.label);
      return next(changes, current);
    });
  }

  /** Stores the starters before the first change. */
  async function storeStarters(
    { kind, starters, toStored }: AnyContentKind,
    deadline: Deadline,
  ): Promise<void> {
    if (!starters) return;
    const collection = firestore.collection(COLLECTIONS[kind]);
    // A parallel call stores the same: one of them conflicts and looks again.
    await write.settle(deadline, async (changes) => {
      if (!(await collection.limit(1).get()).empty) return;
      const createdAt = Timestamp.fromDate(clock.now());
      for (const starter of starters) {
        changes.create(collection.doc(starter.id), { ...toStored(starter), createdAt });
      }
      const note = noteOfEverything(clock.now(), kind);
      changes.create(firestore.collection(COLLECTIONS.changes).doc(), note);
    });
  }

  const writer = createContentWriter(firestore, clock);
  return { firestore, clock, log, write, writer, change, storeStarters };
}
