import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../lib/clock';
import type { WriteAttempt } from '../lib/handler';
import type { Log } from '../lib/log';
import type { ChangeSet } from '../writes/change-set';
import { createWriteOnce } from '../writes/write-once';
import { type CurrentItem, getCurrent, type ItemPlace } from './current';
import { createContentWriter } from './writer';

export interface ContentDependencies {
  firestore: Firestore;
  clock: Clock;
  log: Log;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** What reads and writes content: made once for an instance, so that changes of an item wait for each other. */
export function createContentStore({ firestore, clock, log }: ContentDependencies) {
  const write = createWriteOnce(firestore, clock);

  /** Changes an item once. @throws {AppError} as `getCurrent`, and what `next` throws */
  function change<T>(
    place: ItemPlace,
    attempt: WriteAttempt,
    next: (changes: ChangeSet, current: CurrentItem) => T | Promise<T>,
  ): Promise<T> {
    return write.onceInTurn(`${place.definition.kind}/${place.id}`, attempt, async (changes) =>
      next(changes, await getCurrent(changes, firestore, place)),
    );
  }

  return { firestore, clock, log, write, writer: createContentWriter(firestore, clock), change };
}
