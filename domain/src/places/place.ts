/** A point on the earth, in degrees. */
export interface Spot {
  lat: number;
  lng: number;
}

/** A place to search around: a town, an area around a point, or whole countries. */
export interface Place extends Spot {
  kind: 'town' | 'area' | 'countries';
  name: string;
  /** The name with its qualifier, such as 'Perth, Western Australia'. */
  label: string;
  /** The countries it lies in or consists of; ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** The divisions a town lies in or an area consists of, such as `GB/Warwickshire`. */
  divisions: readonly string[];
  /** An area's radius in miles; 0 for a town. */
  radius: number;
  /** The approximate population; 0 for an area. */
  people: number;
}

const EARTH_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** Returns the straight-line distance of two points, in miles. */
export function milesBetween(a: Spot, b: Spot): number {
  const north = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const east = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const part = north * north + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east * east;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/**
 * Returns the distance of two places in miles: 0 if one contains the other, infinite between a place and
 * countries that don't contain it.
 */
export function milesFrom(a: Place, b: Place): number {
  if (isWithin(a, b) || isWithin(b, a)) return 0;
  if (a.kind === 'countries' || b.kind === 'countries') return Infinity;
  return Math.max(0, milesBetween(a, b) - a.radius - b.radius);
}

/** True if a place is part of an area or of countries. */
function isWithin(part: Place, whole: Place): boolean {
  if (whole.kind === 'countries') {
    return part.countries.some((country) => whole.countries.includes(country));
  }
  return (
    whole.kind === 'area' && part.divisions.some((division) => whole.divisions.includes(division))
  );
}
