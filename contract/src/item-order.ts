import * as z from 'zod/mini';
import { idParams, itemVersion } from './fields';

/** Most items that can be put in order at once. */
const ITEM_ORDER_MAX = 200;

/**
 * All items of a kind as they are to stand, each on the version at which it was seen.
 *
 * @param one what is said of an item that stands twice: 'A logo'
 */
export function itemOrder(one: string) {
  return z.array(z.strictObject({ id: idParams.shape.id, version: itemVersion })).check(
    z.minLength(1),
    z.maxLength(ITEM_ORDER_MAX),
    z.refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      `${one} has one place`,
    ),
  );
}
