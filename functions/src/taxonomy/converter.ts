import { type TaxonomyItem, taxonomyItemSchema } from '@torque-tide/contract/taxonomy';
import type { StoredDocument } from '../content/stored';

/** A sector or a location as it is stored; its id is the document's. */
export interface StoredTaxonomyItem {
  name: string;
}

/** A sector or a location as it is stored. */
export function toStoredTaxonomyItem({ name }: TaxonomyItem): StoredTaxonomyItem {
  return { name };
}

/** @throws {z.core.$ZodError} when the document is no sector or location */
export function readTaxonomyItem({ id, data }: StoredDocument): TaxonomyItem {
  return taxonomyItemSchema.parse({ ...data, id });
}
