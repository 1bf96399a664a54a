import { createHash } from 'node:crypto';
import { deletedItemSchema } from '@torque-tide/contract/bin';
import { CONTENT_KINDS, contentKindSchema } from '@torque-tide/contract/content-kinds';
import { draftableKindSchema } from '@torque-tide/contract/pending';
import { historyEntrySchema } from '@torque-tide/contract/history';
import { taxonomyItemSchema } from '@torque-tide/contract/taxonomy';
import { isVersionName, LEGAL_TEXTS } from '@torque-tide/domain/texts/legal-texts';
import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { contentKinds } from '../../functions/src/kinds/registry';
import { COLLECTIONS } from '../../functions/src/lib/collections';
import { readAdminAccount } from '../../functions/src/admin-accounts/converter';
import { readMedia } from '../../functions/src/media/stored-picture';
import { readDate } from '../../functions/src/lib/firestore';
import type { Line } from './format';

const moment = z.instanceof(Timestamp);

const deletedItem = z.extend(deletedItemSchema, {
  deletedAt: moment,
  expiresAt: moment,
  document: z.looseObject({ historyId: z.string() }),
});

const picture = z.looseObject({ bytes: z.instanceof(Uint8Array), sentAt: moment });
const pendingChanges = z.looseObject({
  kind: draftableKindSchema,
  itemId: z.string(),
  pendingVersion: z.int(),
  baseVersion: z.int(),
  content: z.looseObject({}),
  base: z.looseObject({}),
  by: z.string(),
  at: moment,
  since: moment,
});

const historyEntry = z.extend(historyEntrySchema, {
  historyId: z.string(),
  kind: contentKindSchema,
  itemId: z.string(),
  at: moment,
});

const legalVersion = z.strictObject({
  page: z.enum(LEGAL_TEXTS),
  name: z.string().check(z.refine(isVersionName)),
  heldUntil: moment,
  words: z.string(),
});

/** Reads a document of a collection, and throws when it is none. */
export type Check = (line: Line) => unknown;

const readTaxonomyItem: Check = ({ id, fields }) => taxonomyItemSchema.parse({ ...fields, id });

/** A picture is named by its bytes: another one would be served under its name. */
const readPicture: Check = ({ id, fields }) => {
  const { bytes } = picture.parse(fields);
  z.literal(createHash('sha256').update(bytes).digest('hex')).parse(id);
  return readMedia({ id, data: () => fields });
};

/**
 * What a backup holds, in the order in which it is written: all content with its history, its bin and its unpublished changes,
 * and what content needs. Sessions and login attempts are not in it, and accounts only in one of both
 * (`withAccountCollections`), so that whoever has the file cannot log in with it; neither are copies of content, which the site makes anew, what admins learn
 * of each other while they work, nor the forms that they have not finished.
 */
export const contentCollections: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...CONTENT_KINDS.map((kind): [string, Check] => [
    COLLECTIONS[kind],
    ({ id, fields }) => {
      const createdAt = readDate(fields['createdAt']) ?? new Date(0);
      return contentKinds[kind].read({ id, data: fields, createdAt });
    },
  ]),
  [COLLECTIONS.history, ({ fields }) => historyEntry.parse(fields)],
  [COLLECTIONS.bin, ({ id, fields }) => deletedItem.parse({ ...fields, id })],
  [COLLECTIONS.media, readPicture],
  [COLLECTIONS.pending, ({ fields }) => pendingChanges.parse(fields)],
  [COLLECTIONS.legalVersions, ({ fields }) => legalVersion.parse(fields)],
  [COLLECTIONS.counters, ({ fields }) => z.object({ last: z.int() }).parse(fields)],
  [COLLECTIONS.sectors, readTaxonomyItem],
  [COLLECTIONS.locations, readTaxonomyItem],
]);

/** The same with accounts, where they are asked for: their names and hashed passwords. */
const withAccountCollections: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...contentCollections,
  [COLLECTIONS.admins, ({ id, fields }) => readAdminAccount(id, fields, Timestamp.now())],
]);

/** The collections of a backup, in the order in which it is written, each with what reads its documents. */
export function checksOf(withAccounts: boolean): ReadonlyMap<string, Check> {
  return withAccounts ? withAccountCollections : contentCollections;
}

/** Why a document is none of a backup's, in words; undefined when it is one. */
export function faultOf(line: Line, checks: ReadonlyMap<string, Check>): string | undefined {
  const check = checks.get(line.collection);
  if (!check) return `there is no collection '${line.collection}' in such a backup`;
  try {
    check(line);
    return undefined;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ');
  }
}
