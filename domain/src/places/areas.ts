import { COUNTRY_NAMES } from '../countries';
import { milesBetween, type Place, type Spot } from './place';
import { COUNTRY_GROUPS } from './regions';

/** Common names for these countries. */
const SHORT_COUNTRIES: Readonly<Record<string, string>> = { GB: 'UK', US: 'USA', AE: 'UAE' };
/** The share of an area's towns within its radius: one far island would inflate it. */
const REACHED_PART = 0.9;
/** Short names of countries: 'UK'. */
export function shortCountry(code: string): string {
  return SHORT_COUNTRIES[code] ?? COUNTRY_NAMES.get(code)?.[0] ?? code;
}

/** An area of a country, around the middle of its towns. */
export function areaIn(
  country: string,
  name: string,
  divisions: readonly string[],
  spots: readonly Spot[],
): Place {
  const middle = {
    lat: spots.reduce((sum, { lat }) => sum + lat, 0) / spots.length,
    lng: spots.reduce((sum, { lng }) => sum + lng, 0) / spots.length,
  };
  const reach = spots.map((spot) => milesBetween(middle, spot)).sort((a, b) => a - b);
  return {
    kind: 'area',
    name,
    label: `${name}, ${shortCountry(country)}`,
    countries: [country],
    divisions,
    ...middle,
    radius: Math.round(reach[Math.floor((reach.length - 1) * REACHED_PART)] ?? 0),
    people: 0,
  };
}

/** Names of countries and groups of countries; the one to show comes first. */
export function countryNames(): { names: readonly string[]; countries: readonly string[] }[] {
  const single = [...COUNTRY_NAMES].map(([code, names]) => ({
    names: [
      ...new Set([shortCountry(code), ...names, ...(code === 'GB' ? ['GB', 'Britain'] : [])]),
    ],
    countries: [code],
  }));
  return [...single, ...COUNTRY_GROUPS];
}

/** A country, or several under one name. */
export function countriesNamed(name: string, countries: readonly string[]): Place {
  return {
    kind: 'countries',
    name,
    label: name,
    countries,
    divisions: [],
    lat: 0,
    lng: 0,
    radius: 0,
    people: 0,
  };
}
