import type {
  LandingText,
  LocationRecord,
  SectorRecord,
  TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import {
  combineBy,
  combineFields,
  combineList,
  combineValue,
  isSame,
  type OnClash,
  type Sides,
} from '../three-way';
import { includes, keyOfName, nameOf, withinItsHalf, without } from './edit-taxonomy';

type Entry = SectorRecord | LocationRecord;
/** Of an entry that both sides have; `base` is undefined where both have added it. */
type EntrySides<T extends Entry> = Sides<T | undefined, T>;

/**
 * Puts together what two editors have made of sectors and locations, entry by entry, and field by field where
 * both have changed the same entry. What both have changed to something else is theirs, which is what
 * visitors see. Names, former addresses and the names on the job form are combined one by one.
 */
export function combineTaxonomy(
  base: TaxonomyFields,
  mine: TaxonomyFields,
  theirs: TaxonomyFields,
): TaxonomyFields {
  return meetTaxonomy({ base, mine, theirs }).fields;
}

/** As `combineTaxonomy`, and tells in which lists something that mine has changed is left out. */
export function meetTaxonomy(sides: Sides<TaxonomyFields>): {
  fields: TaxonomyFields;
  clashes: (keyof TaxonomyFields)[];
} {
  const clashes = new Set<keyof TaxonomyFields>();
  const fields = combineBy(sides, ({ base, mine, theirs }) => {
    const listsOf = <N extends keyof TaxonomyFields>(name: N): Sides<TaxonomyFields[N]> => ({
      base: base[name],
      mine: mine[name],
      theirs: theirs[name],
    });
    const noteClash = (name: keyof TaxonomyFields) => () => void clashes.add(name);
    const records = listsOf('sectors');
    const entries = combineEntries(records, combineSector, noteClash('sectors'));
    const sectors = entries.filter(isChangedByBoth(records)).reduce(withinHalfOf(records), entries);
    return {
      sectors,
      jobSectors: combineOffered({ base, mine, theirs }, sectors, noteClash('jobSectors')),
      locations: combineEntries(listsOf('locations'), combineLocation, noteClash('locations')),
    };
  });
  return { fields, clashes: [...clashes] };
}

function combineEntries<T extends Entry>(
  sides: Sides<T[]>,
  combine: (entry: EntrySides<T>, onClash: OnClash) => T,
  onClash: OnClash,
): T[] {
  return combineList(sides, {
    keyOf: ({ id }) => id,
    combine: (entry) => combine(entry, onClash),
    onClash,
    onMove: onClash,
  });
}

function combineSector(sides: EntrySides<SectorRecord>, onClash: OnClash): SectorRecord {
  const tags = combineOwn(sides, (record) => record.tags, onClash);
  const namesOf = (record: SectorRecord) => [nameOf(record), ...record.formerNames];
  const [, ...formerNames] = combineOwn(sides, namesOf, onClash);
  return combineFields<SectorRecord>(sides, onClash, {
    ...waysOfEntry(sides, onClash),
    tags: () => tags,
    formerNames: () => formerNames,
  });
}

function combineLocation(sides: EntrySides<LocationRecord>, onClash: OnClash): LocationRecord {
  return combineFields<LocationRecord>(sides, onClash, waysOfEntry(sides, onClash));
}

/** How those fields are combined that a sector and a location both have. */
function waysOfEntry(sides: EntrySides<Entry>, onClash: OnClash) {
  const addressesOf = ({ slug, former }: Entry) => [slug, ...former];
  const [slug, ...former] = combineOwn(sides, addressesOf, onClash);
  return {
    slug: () => slug,
    former: () => former,
    text: (texts: Sides<LandingText | undefined>) => combineText(texts, onClash),
  };
}

function combineText(
  sides: Sides<LandingText | undefined>,
  onClash: OnClash,
): LandingText | undefined {
  const { base, mine, theirs } = sides;
  if (!mine || !theirs) return combineValue(sides, onClash);
  return combineFields<LandingText>({ base, mine, theirs }, onClash, {
    intro: (intro) =>
      combineFields({ base: intro.base, mine: mine.intro, theirs: theirs.intro }, onClash),
  });
}

/**
 * The name or address of an entry, and after it the others that lead to it. One that was new and gave way to
 * theirs is none of them; one that an entry has had before stays.
 */
function combineOwn<T extends Entry>(
  { base, mine, theirs }: EntrySides<T>,
  allOf: (record: T) => string[],
  onClash: OnClash,
): string[] {
  const sides = { base: base ? allOf(base) : [], mine: allOf(mine), theirs: allOf(theirs) };
  return combineBy(sides, (all) => {
    const [was, ours = '', others = ''] = [all.base[0], all.mine[0], all.theirs[0]];
    const owns: Sides<string | undefined, string> = { base: was, mine: ours, theirs: others };
    const own = combineValue(owns, onClash);
    const isLost = own !== ours && !includes(all.base, ours);
    const kept = isLost ? all.mine.slice(1) : all.mine;
    return [own, ...without(combineNames({ ...all, mine: kept }, onClash), own)];
  });
}

/** Names whose order tells nothing. */
function combineNames(sides: Sides<string[]>, onClash: OnClash): string[] {
  return combineList(sides, {
    keyOf: keyOfName,
    combine: ({ theirs }) => theirs,
    onClash,
    onMove: () => undefined,
  });
}

/**
 * The names that the job form offers. That of a sector is told by the sector, so that one side may take off
 * the form what the other one has given another name.
 */
function combineOffered(
  { base, mine, theirs }: Sides<TaxonomyFields>,
  sectors: readonly SectorRecord[],
  onClash: OnClash,
): string[] {
  const offers = { base: offersOf(base), mine: offersOf(mine), theirs: offersOf(theirs) };
  return combineList(offers, {
    keyOf: ({ id, name }) => (id === undefined ? `name ${keyOfName(name)}` : `id ${id}`),
    combine: (offer) => offer.theirs,
    onClash,
    onMove: onClash,
  }).flatMap(({ id, name }) =>
    id === undefined ? name : sectors.filter((record) => record.id === id).map(nameOf),
  );
}

/** What the job form offers: a sector, by its id alone, or a name that no sector has. */
function offersOf({ sectors, jobSectors }: TaxonomyFields): { id?: string; name: string }[] {
  return jobSectors.map((name) => {
    const record = sectors.find((one) => keyOfName(nameOf(one)) === keyOfName(name));
    return record ? { id: record.id, name: '' } : { name };
  });
}

function isChangedByBoth({ base, mine, theirs }: Sides<SectorRecord[]>) {
  return ({ id }: SectorRecord): boolean => {
    const [was, ours, others] = [base, mine, theirs].map((records) =>
      records.find((record) => record.id === id),
    );
    return was !== undefined && !isSame(was, ours) && !isSame(was, others);
  };
}

/** A sector may have its half from one side and a name from the other one. */
function withinHalfOf({ base }: Sides<SectorRecord[]>) {
  return (all: SectorRecord[], record: SectorRecord): SectorRecord[] => {
    const before = base.find(({ id }) => id === record.id) ?? record;
    return withinItsHalf(all, record, before.group);
  };
}
