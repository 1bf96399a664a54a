import { type TaxonomyItem, taxonomyItemSchema } from '@torque-tide/contract/taxonomy';
import { FIRST_LOCATIONS, FIRST_SECTORS } from '@torque-tide/domain/taxonomy';
import type { Firestore } from 'firebase-admin/firestore';
import { readDocuments, type StoredDocument } from '../content/document';
import { compareText } from '../content/order';
import { COLLECTIONS } from '../lib/collections';
import type { Log } from '../lib/log';

/** Sectors and locations: those in Firestore, and where it has none those that the product begins with. */
export function createTaxonomyRepository({ firestore, log }: { firestore: Firestore; log: Log }) {
  async function list(name: string, first: readonly TaxonomyItem[]): Promise<TaxonomyItem[]> {
    const { docs } = await firestore.collection(name).get();
    const stored = readDocuments(docs, readTaxonomyItem, log).map(({ item }) => item);
    return (stored.length > 0 ? stored : [...first]).sort(
      (a, b) => compareText(a.name, b.name) || compareText(a.id, b.id),
    );
  }

  return {
    listSectors: () => list(COLLECTIONS.sectors, FIRST_SECTORS),
    listLocations: () => list(COLLECTIONS.locations, FIRST_LOCATIONS),
  };
}

/** @throws {z.core.$ZodError} when the document is no sector or location */
function readTaxonomyItem({ id, data }: StoredDocument): TaxonomyItem {
  return taxonomyItemSchema.parse({ ...data, id });
}
