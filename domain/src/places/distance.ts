import type { Place } from './place';

export const KM_PER_MILE = 1.609344;
/** Countries with road signs in miles. */
const IN_MILES = new Set(['GB', 'US']);

/** Formats '9 miles' or '14 km', as usual around a place; at least 1. */
export function distanceText(miles: number, place: Pick<Place, 'countries'>): string {
  const isInMiles = measuresInMiles(place);
  const whole = Math.max(1, Math.round(isInMiles ? miles : miles * KM_PER_MILE));
  if (!isInMiles) return `${whole} km`;
  return whole === 1 ? '1 mile' : `${whole} miles`;
}

/** Formats a radius, rounded: 25 miles become 40 km. */
export function reachText(miles: number, place: Pick<Place, 'countries'>): string {
  if (measuresInMiles(place)) return distanceText(miles, place);
  const km = miles * KM_PER_MILE;
  return `${km < 10 ? Math.max(1, Math.round(km)) : 5 * Math.round(km / 5)} km`;
}

function measuresInMiles({ countries }: Pick<Place, 'countries'>): boolean {
  return countries.some((code) => IN_MILES.has(code));
}
