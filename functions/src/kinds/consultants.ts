import { slugOf } from '@torque-tide/domain/slug';
import { CONSULTANT_ID_MAX, consultantSchema } from '@torque-tide/contract/consultants';
import { DEFAULT_SORT_ORDER } from '@torque-tide/contract/fields';
import type { CollectionReference } from '@google-cloud/firestore';
import type { ChangeSet } from '../writes/change-set';
import { defineContentKind } from '../content/kind';
import { compareText } from '../content/order';

/** Consultants: by sort order and then by name. Jobs name them by ids that can be read. */
export const consultants = defineContentKind({
  kind: 'consultants',
  label: 'Consultant',
  titleFields: ['name'],
  schema: consultantSchema,
  defaults: () => ({ isActive: true, sortOrder: DEFAULT_SORT_ORDER }),
  ids: { pick: (changes, collection, { name }) => takeId(changes, collection, name) },
  isPublished: ({ isActive }) => isActive,
  compare: ({ item: a }, { item: b }) =>
    a.sortOrder - b.sortOrder || compareText(a.name, b.name) || compareText(a.id, b.id),
});

/** Room for a number behind the name. */
const ID_BASE_MAX = CONSULTANT_ID_MAX - 8;

/** The name in small letters, and a number behind it for the second of that name. */
async function takeId(
  changes: ChangeSet,
  collection: CollectionReference,
  name: string,
): Promise<string> {
  // A name of other letters leaves nothing.
  const base = slugOf(name, ID_BASE_MAX) || 'consultant';
  let id = base;
  for (let number = 2; (await changes.get(collection.doc(id))).exists; number += 1) {
    id = `${base}-${number}`;
  }
  return id;
}
