import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import type {
  LandingText,
  LocationRecord,
  SectorRecord,
  TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import { slugOf } from '../slug';

/** What an owner says of a sector. */
export interface SectorEdit {
  /** Its own name, which jobs have as a tag. */
  tag: string;
  /** What a link to its page says. */
  name: string;
  slug: string;
  group: SectorGroup;
  hasCaseStudies: boolean;
  hasPage: boolean;
  /** On the job form. */
  isOffered: boolean;
  /** Without one its page has the text that the product begins with, or one made of the name. */
  text?: LandingText | undefined;
}

/** What an owner says of a location. */
export interface LocationEdit {
  name: string;
  slug: string;
  where: LocationRecord['where'];
  /** The tag that the job form offers; empty for none. */
  tag: string;
  text?: LandingText | undefined;
}

/** A change of all sectors and locations: made again on what is stored, where somebody else was first. */
export type TaxonomyChange = (fields: TaxonomyFields) => TaxonomyFields;

/** By what a name is known, in whatever letters it is written. */
export const keyOfName = (name: string) => name.trim().toLowerCase();
const same = (a: string, b: string) => keyOfName(a) === keyOfName(b);
export const includes = (names: readonly string[], name: string) =>
  names.some((one) => same(one, name));
export const without = (names: readonly string[], name: string) =>
  names.filter((one) => !same(one, name));
/** A sector's own name. */
export const nameOf = ({ tags: [name = ''] }: Pick<SectorRecord, 'tags'>) => name;

/** A new sector, at the end of its half. */
export function addSector(edit: SectorEdit): TaxonomyChange {
  return (fields) => {
    const id = freeId(fields.sectors, edit.slug);
    const added: SectorRecord = {
      ...recordOf(edit),
      id,
      former: [],
      isRetired: false,
      tags: [edit.tag],
      formerNames: [],
    };
    const last = fields.sectors.findLastIndex(({ group }) => group === edit.group);
    const sectors = fields.sectors.toSpliced(last + 1, 0, added);
    return offer({ ...fields, sectors: withinHalf(sectors, added) }, undefined, edit);
  };
}

/** A sector with another name, address or half; what it was called stays among its tags, and its address leads on. */
export function editSector(id: string, edit: SectorEdit): TaxonomyChange {
  return (fields) => {
    const before = fields.sectors.find((record) => record.id === id);
    if (!before) return fields;
    const old = nameOf(before);
    const isRenamed = old !== edit.tag;
    const { text: _text, ...kept } = before;
    const after: SectorRecord = {
      ...kept,
      ...recordOf(edit),
      former: formerOf(before, edit.slug),
      tags: [edit.tag, ...without(before.tags, edit.tag)],
      formerNames: isRenamed
        ? [
            ...without(without(before.formerNames, edit.tag), old),
            ...(same(old, edit.tag) ? [] : [old]),
          ]
        : before.formerNames,
    };
    const sectors = fields.sectors
      .map((record) => (record.id === id ? after : record))
      // A page that is about several sectors stays about this one.
      .map((record) =>
        isRenamed && record.id !== id && includes(record.tags, old)
          ? withTags(record, [...without(record.tags, edit.tag), edit.tag])
          : record,
      );
    return offer({ ...fields, sectors: withinItsHalf(sectors, after, before.group) }, old, edit);
  };
}

/** One sector that goes into another: its tags, its addresses and its place on the job form with it. */
export function mergeSector(id: string, into: string): TaxonomyChange {
  return (fields) => {
    const gone = fields.sectors.find((record) => record.id === id);
    const target = fields.sectors.find((record) => record.id === into);
    if (!gone || !target || gone === target) return fields;
    const merged: SectorRecord = {
      ...target,
      tags: [...target.tags, ...gone.tags.filter((tag) => !includes(target.tags, tag))],
      formerNames: [
        ...target.formerNames,
        ...[nameOf(gone), ...gone.formerNames].filter(
          (name) => !includes(target.formerNames, name) && !same(name, nameOf(target)),
        ),
      ],
      former: [...new Set([...target.former, ...gone.former, gone.slug])],
    };
    const sectors = fields.sectors
      .filter((record) => record !== gone)
      .map((record) => (record === target ? merged : record));
    return {
      ...fields,
      sectors: withinHalf(sectors, merged),
      jobSectors: without(fields.jobSectors, nameOf(gone)),
    };
  };
}

/** Neither offered nor shown; or shown again, and offered where that is wanted. */
export function retireSector(id: string, isRetired: boolean): TaxonomyChange {
  return (fields) => {
    const record = fields.sectors.find((each) => each.id === id);
    if (!record) return fields;
    return {
      ...fields,
      sectors: fields.sectors.map((each) => (each.id === id ? { ...each, isRetired } : each)),
      jobSectors: isRetired ? without(fields.jobSectors, nameOf(record)) : fields.jobSectors,
    };
  };
}

/** A new location, at the end. */
export function addLocation(edit: LocationEdit): TaxonomyChange {
  return (fields) => ({
    ...fields,
    locations: [
      ...fields.locations,
      {
        ...placeOf(edit),
        id: freeId(fields.locations, edit.slug),
        former: [],
        isRetired: false,
        ...offeredAs(edit.tag, undefined),
      },
    ],
  });
}

export function editLocation(id: string, edit: LocationEdit): TaxonomyChange {
  return (fields) => ({
    ...fields,
    locations: fields.locations.map((record) => {
      if (record.id !== id) return record;
      const { offered, text: _text, ...before } = record;
      return {
        ...before,
        ...placeOf(edit),
        former: formerOf(record, edit.slug),
        ...offeredAs(edit.tag, offered),
      };
    }),
  });
}

/** One location that goes into another: its addresses lead there, where it lies does not change. */
export function mergeLocation(id: string, into: string): TaxonomyChange {
  return (fields) => {
    const gone = fields.locations.find((record) => record.id === id);
    const target = fields.locations.find((record) => record.id === into);
    if (!gone || !target || gone === target) return fields;
    const merged = {
      ...target,
      former: [...new Set([...target.former, ...gone.former, gone.slug])],
    };
    return {
      ...fields,
      locations: fields.locations
        .filter((record) => record !== gone)
        .map((record) => (record === target ? merged : record)),
    };
  };
}

export function retireLocation(id: string, isRetired: boolean): TaxonomyChange {
  return (fields) => ({
    ...fields,
    locations: fields.locations.map((record) =>
      record.id === id ? { ...record, isRetired } : record,
    ),
  });
}

/** An entry one place further up or down. */
export function moveEntry(
  list: 'sectors' | 'locations',
  id: string,
  direction: 'up' | 'down',
): TaxonomyChange {
  return (fields) => {
    const at = fields[list].findIndex((record) => record.id === id);
    const to = direction === 'up' ? at - 1 : at + 1;
    const entry = fields[list][at];
    if (!entry || to < 0 || to >= fields[list].length) return fields;
    return { ...fields, [list]: fields[list].toSpliced(at, 1).toSpliced(to, 0, entry as never) };
  };
}

/** The page of a half of the business: it stays, whatever becomes of others. */
export function isHalf({ group, tags }: Pick<SectorRecord, 'group' | 'tags'>): boolean {
  return nameOf({ tags }) === group;
}

function withTags(record: SectorRecord, tags: string[]): SectorRecord {
  return { ...record, tags };
}

function recordOf(edit: SectorEdit) {
  const { name, slug, group, hasCaseStudies, hasPage, text } = edit;
  return { name, slug, group, hasCaseStudies, hasPage, ...(text ? { text } : {}) };
}

function placeOf({ name, slug, where, text }: LocationEdit) {
  return { name, slug, where, ...(text ? { text } : {}) };
}

function formerOf(before: { slug: string; former: string[] }, slug: string): string[] {
  const known = before.slug === slug ? before.former : [...before.former, before.slug];
  return [...new Set(known)].filter((one) => one !== slug);
}

/** The tag of a location keeps its id, by which old jobs name it. */
function offeredAs(tag: string, before: LocationRecord['offered']) {
  const name = tag.trim();
  return name === '' ? {} : { offered: { id: before?.id ?? slugOf(name, 60), name } };
}

/** All sectors, where one may have left another half: the page of that half is about it no more. */
export function withinItsHalf(
  sectors: SectorRecord[],
  after: SectorRecord,
  before: SectorGroup,
): SectorRecord[] {
  const left = sectors.map((record) =>
    before !== after.group && isHalf(record) && record.group === before
      ? withTags(
          record,
          record.tags.filter((tag) => !includes(after.tags, tag)),
        )
      : record,
  );
  return withinHalf(left, after);
}

/** The page of a half is about every sector in it. */
function withinHalf(sectors: SectorRecord[], { group, tags }: SectorRecord): SectorRecord[] {
  return sectors.map((record) =>
    isHalf(record) && record.group === group
      ? { ...record, tags: [...record.tags, ...tags.filter((tag) => !includes(record.tags, tag))] }
      : record,
  );
}

/** The job form offers the sector's own name, in the place of the one that it had. */
function offer(fields: TaxonomyFields, old: string | undefined, edit: SectorEdit): TaxonomyFields {
  const { tag, isOffered } = edit;
  if (!isOffered) {
    const left = without(fields.jobSectors, tag);
    return { ...fields, jobSectors: old === undefined ? left : without(left, old) };
  }
  const renamed = fields.jobSectors.map((one) => (old !== undefined && same(one, old) ? tag : one));
  return { ...fields, jobSectors: includes(renamed, tag) ? renamed : [...renamed, tag] };
}

function freeId(records: readonly { id: string; slug: string }[], slug: string): string {
  let id = slug;
  for (let number = 2; records.some((record) => record.id === id); number += 1) {
    id = `${slug}-${number}`;
  }
  return id;
}
