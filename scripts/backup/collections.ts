import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { contentKinds } from '../../functions/src/kinds/registry';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { readDate } from '../../functions/src/lib/firestore';
import type { Line } from './format';

/**
 * All content with drafts and versions, in the order of a backup. Sessions, login attempts, change notes and
 * presence aren't content.
 */
export const contentCollections: readonly string[] = [
  ...CONTENT_KINDS.map((kind) => COLLECTIONS[kind]),
  COLLECTIONS.versions,
  COLLECTIONS.media,
  COLLECTIONS.counters,
];

/** Returns the collections of a backup, with accounts and their hashed passwords only on request. */
export function collectionsOf(withAccounts: boolean): readonly string[] {
  return withAccounts ? [...contentCollections, COLLECTIONS.admins] : contentCollections;
}

/** Tells whether the site can show a document; otherwise the site leaves it out. */
export function isReadable({ collection, id, fields }: Line): boolean {
  if (!CONTENT_KINDS.some((kind) => kind === collection)) return true;
  const createdAt = readDate(fields['createdAt']) ?? new Date(0);
  try {
    contentKinds[collection as ContentKind].read({ id, data: fields, createdAt });
    return true;
  } catch {
    return false;
  }
}
