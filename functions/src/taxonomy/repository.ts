import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import type { Firestore } from 'firebase-admin/firestore';
import { compareText } from '../content/order';
import { readDocuments } from '../content/read';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';
import { readTaxonomyItem } from './converter';

export type TaxonomyRepository = ReturnType<typeof createTaxonomyRepository>;

/** Sectors and locations in Firestore, which the seed writes. */
export function createTaxonomyRepository({ firestore, log }: { firestore: Firestore; log: Log }) {
  async function list(name: string): Promise<TaxonomyItem[]> {
    const { docs } = await firestore.collection(name).get();
    return readDocuments(docs, readTaxonomyItem, log)
      .map(({ item }) => item)
      .sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id));
  }

  return {
    listSectors: () => list(COLLECTIONS.sectors),
    listLocations: () => list(COLLECTIONS.locations),
  };
}
