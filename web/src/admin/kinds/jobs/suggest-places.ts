import { offeredPlaces } from '@torque-tide/domain/jobs/offered-places';
import { loadGazetteer } from '@torque-tide/domain/places/gazetteer';
import type { Suggest } from '@/admin/fields/form-controls';

/** Loads the suggestions for the town of a job. @throws if the gazetteer can't be loaded */
export async function loadSuggestPlaces(): Promise<Suggest> {
  const gazetteer = await loadGazetteer();
  return (typed, { locationTags }) => offeredPlaces(gazetteer, typed, String(locationTags ?? ''));
}
