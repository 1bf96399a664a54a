/** A point on the earth, in degrees. */
export interface Spot {
  lat: number;
  lng: number;
}

/** Somewhere that a job can be near to: a town, an area around a point, or whole countries. */
export interface Place extends Spot {
  kind: 'town' | 'area' | 'countries';
  name: string;
  /** The name with what tells it from others of that name, such as 'Perth, Western Australia'. */
  label: string;
  /** The countries that it lies in, or that make it up; ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** The divisions of its country that a town lies in, or that make up an area, as `GB/Warwickshire`. */
  divisions: readonly string[];
  /** How far an area reaches from its middle, in miles; 0 for a town. */
  radius: number;
  /** How many people live there, about; of an area 0. */
  people: number;
}

const EARTH_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** How far it is between two points as the crow flies, in miles. */
export function milesBetween(a: Spot, b: Spot): number {
  const north = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const east = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const part = north * north + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * east * east;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(part)));
}

/**
 * How far it is from one place to another, in miles: 0 where one lies in the other. Infinite where one of
 * them is whole countries and the other lies outside.
 */
export function milesFrom(a: Place, b: Place): number {
  if (isWithin(a, b) || isWithin(b, a)) return 0;
  if (a.kind === 'countries' || b.kind === 'countries') return Infinity;
  return Math.max(0, milesBetween(a, b) - a.radius - b.radius);
}

/** True where a place is part of an area or of countries. */
function isWithin(part: Place, whole: Place): boolean {
  if (whole.kind === 'countries') {
    return part.countries.some((country) => whole.countries.includes(country));
  }
  return (
    whole.kind === 'area' && part.divisions.some((division) => whole.divisions.includes(division))
  );
}
