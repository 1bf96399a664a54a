import { milesBetween, type Place, type Spot } from './place';
import { placeKey, placeKeys } from './place-key';
import { BOROUGH_MILES, compareRank, isSurroundings } from './place-rank';
import { REGIONS } from './regions';
import { areaIn, countriesNamed, countryNames, shortCountry } from './areas';
import { readTown, type Town } from './town-line';

/** Places by name. */
export interface Gazetteer {
  /**
   * Returns all places of a name, most likely first: the United Kingdom's, then the larger.
   *
   * @param key the name as `placeKey` writes it
   */
  named: (key: string) => readonly Place[];
  /**
   * Returns the countries or division that a qualifier after a town names, such as 'AL' in 'Birmingham AL'.
   */
  qualifier: (key: string) => Place | undefined;
  /** True for a name that is also an English word, such as 'reading'. */
  isOrdinary: (key: string) => boolean;
  /** Returns the places whose name starts with a text, ranked as by `named`; at most `limit`. */
  beginningWith: (key: string, limit: number) => Place[];
  /** Returns the town nearest to a point. */
  nearest: (spot: Spot) => Place;
}

/** Countries whose towns are shown with their state or province. */
const FEDERATIONS = new Set(['US', 'CA', 'AU']);
/**
 * Parses a gazetteer. Labels and areas are made on demand, since a phone does this between two letters of a
 * search.
 *
 * @param text as `npm run places` writes it
 */
function readGazetteer(text: string): Gazetteer {
  const listed: ListedTown[] = [];
  const townsOf = new Map<string, ListedTown[]>();
  const ordinary = new Set<string>();
  const membersOf = new Map<string, ListedTown[]>();
  const shortNames: { short: string; id: string }[] = [];
  let division: Division = { country: '', ids: [] };

  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      division = readHead(line);
      if (division.short !== undefined) {
        shortNames.push({ short: division.short, id: division.ids[0] ?? '' });
      }
      continue;
    }
    const town = { ...readTown(line), division };
    listed.push(town);
    for (const id of division.ids) push(membersOf, id, town);
    for (const { name, isOrdinary } of town.names) {
      for (const key of placeKeys(name)) {
        // Two spellings may share a key.
        if (townsOf.get(key)?.at(-1) !== town) push(townsOf, key, town);
      }
      if (isOrdinary) ordinary.add(placeKey(name));
    }
  }

  const spotsOf = (ids: readonly string[]) => ids.flatMap((id) => membersOf.get(id) ?? []);
  /** Areas and countries by key, made on demand. */
  const areas = new Map<string, (() => Place)[]>();
  const addWhole = (names: readonly string[], make: () => Place) => {
    const once = memoized(make);
    for (const key of names.flatMap(placeKeys)) push(areas, key, once);
  };
  for (const { names, country, divisions } of REGIONS) {
    const ids = divisions.map((name) => `${country}/${name}`);
    addWhole(names, () => areaIn(country, names[0] ?? '', ids, spotsOf(ids)));
  }
  for (const id of membersOf.keys()) {
    const [country = '', name = ''] = id.split('/');
    const short = shortNames.flatMap((each) => (each.id === id ? [each.short] : []));
    addWhole([name, ...short], () => areaIn(country, name, [id], spotsOf([id])));
  }
  for (const { names, countries } of countryNames()) {
    addWhole(names, () => countriesNamed(names[0] ?? '', countries));
  }
  const shortKeys = new Set(shortNames.map(({ short }) => placeKey(short)));

  const places = new Map<ListedTown, Place>();
  function placeOf(town: ListedTown): Place {
    const known = places.get(town);
    if (known) return known;
    const { names, division: own, ...facts } = town;
    const { country, ids } = own;
    const name = names[0]?.name ?? '';
    // Among several towns of one name in a country, all but the largest are labelled with their
    // county.
    const isLesser = (townsOf.get(placeKey(name)) ?? []).some(
      (other) =>
        other !== town && other.division.country === country && other.people >= facts.people,
    );
    const county = ids.at(-1)?.split('/')[1];
    const isToldByDivision = FEDERATIONS.has(country) || isLesser;
    const place: Place = {
      kind: 'town',
      name,
      label: `${name}, ${(isToldByDivision ? county : undefined) ?? shortCountry(country)}`,
      countries: [country],
      divisions: ids,
      radius: 0,
      ...facts,
    };
    places.set(town, place);
    return place;
  }

  const ranked = new Map<string, readonly Place[]>();
  function named(key: string): readonly Place[] {
    const known = ranked.get(key);
    if (known) return known;
    const own = (townsOf.get(key) ?? []).map(placeOf);
    const around = shortKeys.has(key) ? [] : (areas.get(key) ?? []).map((make) => make());
    const hasLargeArea = around.some(
      ({ kind, radius }) => kind === 'area' && radius > BOROUGH_MILES,
    );
    const all = [
      ...own,
      // England is an area, not another name for the country.
      ...around.filter(
        (place) => !isSurroundings(place, own) && !(place.kind === 'countries' && hasLargeArea),
      ),
    ].sort(compareRank);
    ranked.set(key, all);
    return all;
  }

  return {
    named,
    qualifier: (key) => areas.get(key)?.[0]?.(),
    isOrdinary: (key) => ordinary.has(key),
    beginningWith: (key, limit) => {
      if (key === '') return [];
      const keys = [...townsOf.keys(), ...areas.keys()].filter((each) => each.startsWith(key));
      return [...new Set(keys.flatMap(named))].sort(compareRank).slice(0, limit);
    },
    nearest: (spot) => {
      const milesTo = (town: ListedTown) => milesBetween(spot, town);
      return placeOf(listed.reduce((best, town) => (milesTo(town) < milesTo(best) ? town : best)));
    },
  };
}

type ListedTown = Town & { division: Division };

interface Division {
  country: string;
  /** The divisions of its towns, the largest first. */
  ids: readonly string[];
  /** The qualifier of the first division: 'AL'. */
  short?: string | undefined;
}

/** `#USAlabama|AL` and `#GBEngland/Kent`: a country, and the divisions of the towns that follow. */
function readHead(line: string): Division {
  const country = line.slice(1, 3);
  const [names = '', short] = line.slice(3).split('|');
  const ids = names
    .split('/')
    .filter(Boolean)
    .map((name) => `${country}/${name}`);
  return { country, ids, short };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function memoized<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

let loading: Promise<Gazetteer> | undefined;

/** Loads and parses the gazetteer on first use. @throws when it can't be loaded */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= import('./gazetteer-text').then(({ GAZETTEER_TEXT }) =>
    readGazetteer(GAZETTEER_TEXT),
  );
  loading.catch(() => (loading = undefined));
  return loading;
}
