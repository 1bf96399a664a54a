import { type TaxonomyItem, taxonomyItemSchema } from '@torque-tide/contract/taxonomy';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocuments, type StoredDocument } from '../content/document';
import { compareText } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';

/** A sector or a location as it is stored; its id is the document's. */
export function toStoredTaxonomyItem({ name }: TaxonomyItem): { name: string } {
  return { name };
}

/** Sectors and locations in Firestore, which the seed writes and the API only reads. */
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

/** @throws {z.core.$ZodError} when the document is no sector or location */
function readTaxonomyItem({ id, data }: StoredDocument): TaxonomyItem {
  return taxonomyItemSchema.parse({ ...data, id });
}
