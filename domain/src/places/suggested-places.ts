import { placeNamed } from './find-place';
import type { Gazetteer } from './gazetteer';
import type { Place } from './place';
import { placeKey } from './place-key';

const SUGGESTED_MAX = 6;
const CANDIDATES_MAX = 40;

/**
 * Returns the places a visitor may mean by what is typed so far, most likely first: by the start of the name,
 * or the town of a postcode. Leaves out places that their label doesn't identify.
 */
export function suggestedPlaces(gazetteer: Gazetteer, typed: string): Place[] {
  const named = gazetteer
    .beginningWith(placeKey(typed), CANDIDATES_MAX)
    .filter((place) => placeNamed(gazetteer, place.label)?.label === place.label)
    .slice(0, SUGGESTED_MAX);
  if (named.length > 0) return named;
  const place = placeNamed(gazetteer, typed);
  return place ? [place] : [];
}
