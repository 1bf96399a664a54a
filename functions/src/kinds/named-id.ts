import { slugOf } from '@torque-tide/domain/plain-text';
import type { CollectionReference } from '@google-cloud/firestore';
import type { ChangeSet } from '../writes/change-set';

const NUMBER_MAX = 8;

/** Picks ids like 'ada-berg', then 'ada-berg-2'. `fallback` replaces names without Latin letters. */
export function pickNamedId(maxLength: number, fallback = 'item') {
  return async (
    changes: ChangeSet,
    collection: CollectionReference,
    { name }: { name: string },
  ): Promise<string> => {
    const base = slugOf(name, maxLength - NUMBER_MAX) || fallback;
    let id = base;
    for (let number = 2; (await changes.get(collection.doc(id))).exists; number += 1) {
      id = `${base}-${number}`;
    }
    return id;
  };
}
