import { offeredPlaces } from '@torque-tide/domain/jobs/check-place';
import { loadGazetteer } from '@torque-tide/domain/places/load-gazetteer';
import type { Suggest } from '@/admin/fields/field-rows';

/** What offers places for the beginning of one. @throws when the gazetteer cannot be had */
export async function loadSuggestPlaces(): Promise<Suggest> {
  const gazetteer = await loadGazetteer();
  return (typed, { locationTags }) =>
    offeredPlaces(gazetteer, typed, { locationTags: String(locationTags ?? '') });
}
