import { CONTENT_KINDS, type ContentKind } from '@torque-tide/contract/content-kinds';
import { contentKinds } from '../../functions/src/kinds/registry';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { readDate } from '../../functions/src/lib/firestore';
import type { Line } from './format';

/** Documents with files in them: few are read at once. */
export const FILE_COLLECTIONS: readonly string[] = [COLLECTIONS.media, COLLECTIONS.cvs];

/**
 * All content with drafts and versions, in the order of a backup. Sessions, login attempts, change notes,
 * presence, mails and the numbers of erased applications aren't content.
 */
export const contentCollections: readonly string[] = [
  ...CONTENT_KINDS.map((kind) => COLLECTIONS[kind]),
  COLLECTIONS.versions,
  ...FILE_COLLECTIONS,
  COLLECTIONS.counters,
];

/** Returns the collections of a backup, with accounts and their hashed passwords only on request. */
export function collectionsOf(withAccounts: boolean): readonly string[] {
  return withAccounts ? [...contentCollections, COLLECTIONS.admins] : contentCollections;
}

/**
 * Returns the application's number for its document, its versions and its CV if it may not be
 * restored; undefined for everything else.
 *
 * @param erased the numbers of applications that were deleted permanently
 */
export function endedApplication(
  { collection, id, fields }: Line,
  erased: ReadonlySet<string>,
  now: Date,
): string | undefined {
  const number = applicationOf({ collection, id, fields });
  if (number === undefined) return undefined;
  const end = readDate(fields[collection === COLLECTIONS.applications ? 'endsAt' : 'expiresAt']);
  return erased.has(number) || (end && end <= now) ? number : undefined;
}

function applicationOf({ collection, id, fields }: Line): string | undefined {
  if (collection === COLLECTIONS.applications) return id;
  // `contentOfCv` names the pieces.
  if (collection === COLLECTIONS.cvs) return id.split('-')[0];
  const isVersion =
    collection === COLLECTIONS.versions && fields['kind'] === COLLECTIONS.applications;
  return isVersion ? String(fields['itemId']) : undefined;
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
