import {
  type AccountViews,
  type SavedView,
  savedViewListSchema,
} from '@torque-tide/contract/saved-views';
import type { DocumentData, Firestore } from '@google-cloud/firestore';
import { AppError } from '../lib/app-error';
import { COLLECTIONS } from '../lib/collections';

/** The views of one account, as they are stored. */
export interface StoredSavedViews {
  /** As JSON: nobody asks the database for any of it. */
  views: string;
  version: number;
}

interface Change {
  username: string;
  views: readonly SavedView[];
  /** The version that the writer knows; undefined takes whatever is stored. */
  ifVersion: number | undefined;
}

export type SavedViewRepository = ReturnType<typeof createSavedViewRepository>;

/** The saved views of accounts: a document of each account's name, so that it finds its own alone. */
export function createSavedViewRepository(firestore: Firestore) {
  const collection = firestore.collection(COLLECTIONS.savedViews);

  async function find(username: string): Promise<AccountViews> {
    return read((await collection.doc(username).get()).data());
  }

  /** @throws {AppError} `stale` when another browser of the account has written other ones meanwhile */
  async function put({ username, views, ifVersion }: Change): Promise<AccountViews> {
    const reference = collection.doc(username);
    return firestore.runTransaction(async (transaction) => {
      const current = read((await transaction.get(reference)).data());
      const text = JSON.stringify(views);
      // The answer to the first attempt was lost, or two browsers have come to the same.
      if (JSON.stringify(current.views) === text) return current;
      if (ifVersion !== undefined && ifVersion !== current.version) {
        throw new AppError('stale', 'Another browser has written the saved views meanwhile');
      }
      const version = current.version + 1;
      transaction.set(reference, { views: text, version } satisfies StoredSavedViews);
      return { views: [...views], version };
    });
  }

  return { find, put };
}

function read(data: DocumentData | undefined): AccountViews {
  if (!data) return { views: [], version: 0 };
  const { views, version } = data as StoredSavedViews;
  return { views: savedViewListSchema.parse(JSON.parse(views)), version };
}
