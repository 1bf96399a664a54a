import type { ContentKind } from '@torque-tide/contract/content-kinds';
import { getCurrent } from '../content/current';
import { contentOf, readDocument } from '../content/document';
import type { ContentKindOf, ItemOf } from '../content/kind';
import { storeStarters } from '../content/starters';
import type { ContentStore } from '../content/store';
import type { Change } from '../content/writer';

/** An item, and the version at which it was seen. */
export interface SeenItem {
  id: string;
  version: number;
}

/** Puts the items of a kind in order: those whose number changes get a version each, all in one commit. */
export function createItemOrder<K extends ContentKind>(
  store: ContentStore,
  definition: ContentKindOf<K>,
) {
  const { firestore, write, writer } = store;

  /** @throws {AppError} `not-found` or `stale` when any of them is no longer as it was seen */
  return async (order: readonly SeenItem[], change: Change): Promise<ItemOf<K>[]> => {
    await storeStarters(store, definition, change.attempt.deadline);
    return write.once(change.attempt, async (changes) => {
      const items = await Promise.all(
        order.map(({ id, version }) =>
          getCurrent(changes, firestore, { definition, id, ifVersion: version }),
        ),
      );
      return items.map((current, index) => {
        const content = contentOf(current.data);
        const sortOrder = index + 1;
        const data =
          content['sortOrder'] === sortOrder
            ? current.data
            : writer.put(
                changes,
                current,
                { content: { ...content, sortOrder }, draft: undefined },
                { by: change.by, action: 'updated' },
              );
        return readDocument(current.document, definition.read, data);
      });
    });
  };
}
