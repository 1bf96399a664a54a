import { createHash } from 'node:crypto';
import { CONTENT_KINDS, contentKindSchema } from '@torque-tide/contract/content-kinds';
import { draftableKindSchema } from '@torque-tide/contract/pending';
import { HISTORY_ACTIONS } from '@torque-tide/contract/history';
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

const deletedItem = z.looseObject({
  kind: contentKindSchema,
  itemId: z.string(),
  title: z.string(),
  deletedAt: moment,
  deletedBy: z.string(),
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

const historyEntry = z.looseObject({
  historyId: z.string(),
  kind: contentKindSchema,
  itemId: z.string(),
  version: z.int(),
  action: z.enum(HISTORY_ACTIONS),
  at: moment,
  by: z.string(),
  changes: z.array(z.looseObject({ field: z.string() })),
});

const legalVersion = z.strictObject({
  page: z.enum(LEGAL_TEXTS),
  name: z.string().check(z.refine(isVersionName)),
  heldUntil: moment,
  words: z.string(),
});

/** Reads a document of a collection, and throws when it is none. */
type Check = (line: Line) => unknown;

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
 * (`accountCollections`), so that whoever has the file cannot log in with it; neither are copies of content, which the site makes anew, what admins learn
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
  [COLLECTIONS.bin, ({ fields }) => deletedItem.parse(fields)],
  [COLLECTIONS.media, readPicture],
  [COLLECTIONS.pending, ({ fields }) => pendingChanges.parse(fields)],
  [COLLECTIONS.legalVersions, ({ fields }) => legalVersion.parse(fields)],
  [COLLECTIONS.counters, ({ fields }) => z.object({ last: z.int() }).parse(fields)],
  [COLLECTIONS.sectors, readTaxonomyItem],
  [COLLECTIONS.locations, readTaxonomyItem],
]);

/** What a backup holds beside content when accounts are asked for: their names and hashed passwords. */
const accountCollections: ReadonlyMap<string, Check> = new Map<string, Check>([
  [COLLECTIONS.admins, ({ id, fields }) => readAdminAccount(id, fields, Timestamp.now())],
]);

/** The names of the collections of a backup, in the order in which it is written. */
export function collectionsOf({ withAccounts }: { withAccounts: boolean }): string[] {
  const content = [...contentCollections.keys()];
  return withAccounts ? [...content, ...accountCollections.keys()] : content;
}

/** Why a document is none of its collection, in words; undefined when it is one. */
export function faultOf(line: Line): string | undefined {
  const check = contentCollections.get(line.collection) ?? accountCollections.get(line.collection);
  if (!check) return `there is no collection '${line.collection}' of a backup`;
  try {
    check(line);
    return undefined;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ');
  }
}
