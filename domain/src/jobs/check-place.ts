import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { placeKey } from '../places/place-key';
import { shortCountry } from '../places/wholes';
import type { AdvertDraft, AdvertWarning } from './advert-rules';
import { isRemote, type PlacedJob } from './job-openness';
import { placeJob } from './job-places';

/** Most places that are offered for what is typed, of as many as are looked at. */
const OFFERED_MAX = 6;
const LOOKED_AT_MAX = 60;

/** A place that can be taken for what is typed. */
export interface OfferedPlace {
  /** What tells it from others of its name, such as 'Perth, Western Australia'. */
  label: string;
  /** What the field is to hold for it: its name alone where the job's tags say the rest. */
  text: string;
}

/**
 * Tells of a job that no search by distance would find. A remote role is found by its country, and one
 * that names no place at all is shown as remote.
 */
export function checkPlace(gazetteer: Gazetteer, draft: AdvertDraft): AdvertWarning[] {
  const job = placedJob(draft);
  if (isRemote(job) || placeJob(gazetteer, job).places.length > 0) return [];
  return [
    {
      rule: 'distance',
      field: 'customLocation',
      message: 'Visitors who search by distance will not find this: choose a place.',
    },
  ];
}

/**
 * The places whose name begins as what is typed: those in a country of the job's tags first, then as
 * visitors would mean them; without those where no text would place the job.
 */
export function offeredPlaces(
  gazetteer: Gazetteer,
  typed: string,
  draft: AdvertDraft,
): OfferedPlace[] {
  const { countries } = placeJob(gazetteer, placedJob({ ...draft, customLocation: '' }));
  const isAbroad = (place: Place) => !place.countries.some((code) => countries.includes(code));
  const likely = gazetteer
    .beginningWith(placeKey(typed), LOOKED_AT_MAX)
    .sort((a, b) => Number(isAbroad(a)) - Number(isAbroad(b)))
    .slice(0, OFFERED_MAX);
  return likely.flatMap((place) => {
    const whole = `${place.label}, ${shortCountry(place.countries[0] ?? '')}`;
    const text = [place.name, place.label, whole].find((each) =>
      isPlacedBy(gazetteer, each, place, draft),
    );
    return text === undefined ? [] : { label: place.label, text };
  });
}

/** True where a job with these tags would lie in that place and in no other. */
function isPlacedBy(gazetteer: Gazetteer, text: string, place: Place, draft: AdvertDraft): boolean {
  const { places } = placeJob(gazetteer, placedJob({ ...draft, customLocation: text }));
  return places.length === 1 && places[0] === place;
}

function placedJob({ jobType = '', locationTags = '', customLocation }: AdvertDraft): PlacedJob {
  return { jobType, locationTags, customLocation };
}
