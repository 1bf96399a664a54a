import type { HandlersOf } from '../http/handler';
import type { TaxonomyRepository } from './repository';

/** Sectors and locations, which are only read. */
export function createTaxonomyHandlers(
  taxonomy: TaxonomyRepository,
): HandlersOf<'sectors.' | 'locations.'> {
  return {
    'sectors.list': () => taxonomy.listSectors(),
    'locations.list': () => taxonomy.listLocations(),
  };
}
