import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { placeKey } from '../places/place-key';
import { shortCountry } from '../places/areas';
import { placeJob } from './job-places';

/** How many places are suggested, out of how many candidates. */
const OFFERED_MAX = 6;
const LOOKED_AT_MAX = 60;

/** A suggestion for the town of a job. */
export interface OfferedPlace {
  /** Unambiguous, such as 'Perth, Western Australia'. */
  label: string;
  /** The field's new value, without the country if a tag of the job names it. */
  text: string;
}

/**
 * Returns the places whose name begins with the typed text, those in a country of the job's tags
 * first. Leaves out places that no text would identify.
 */
export function offeredPlaces(
  gazetteer: Gazetteer,
  typed: string,
  locationTags: string,
): OfferedPlace[] {
  const { countries } = placeJob(gazetteer, { locationTags, customLocation: '' });
  const isAbroad = (place: Place) => !place.countries.some((code) => countries.includes(code));
  const likely = gazetteer
    .beginningWith(placeKey(typed), LOOKED_AT_MAX)
    .sort((a, b) => Number(isAbroad(a)) - Number(isAbroad(b)))
    .slice(0, OFFERED_MAX);
  return likely.flatMap((place) => {
    const country = `, ${shortCountry(place.countries[0] ?? '')}`;
    const whole = place.label.endsWith(country) ? place.label : place.label + country;
    const texts = isAbroad(place) ? [whole] : [place.name, place.label];
    const text = texts.find((each) => isPlacedBy(gazetteer, each, place, locationTags));
    return text === undefined ? [] : { label: place.label, text };
  });
}

/** True if a job with this town and these tags is in that place and in no other. */
function isPlacedBy(
  gazetteer: Gazetteer,
  customLocation: string,
  place: Place,
  locationTags: string,
): boolean {
  const { places } = placeJob(gazetteer, { locationTags, customLocation });
  return places.length === 1 && places[0] === place;
}
