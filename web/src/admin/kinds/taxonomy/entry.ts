import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import {
  type LocationRecord,
  type SectorRecord,
  TAXONOMY_ID,
  type TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { countJobsOfLandings } from '@torque-tide/domain/jobs/jobs-of-landing';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import {
  keyOfName,
  mergeLocation,
  mergeSector,
  retireLocation,
  retireSector,
} from '@torque-tide/domain/landings/edit-taxonomy';
import { firstTextOf } from '@torque-tide/domain/landings/page-text';
import { landingPart, landingPath } from '@torque-tide/domain/paths';
import { joinNames } from '@/admin/text/names';

/** The one item that holds all sectors and locations. */
export const TAXONOMY = {
  kind: 'taxonomy',
  id: TAXONOMY_ID,
  title: 'Sectors and locations',
} as const;

/** A sector or a location, as the lists of the tab show both. */
export type Entry = ({ kind: 'sector' } & SectorRecord) | ({ kind: 'location' } & LocationRecord);

/** Which sector or location a form is about. */
export interface EntryKey {
  kind: Entry['kind'];
  /** Undefined for one that is to be added. */
  id: string | undefined;
}

/** What is done to an entry, by its sort. */
export const CHANGES = {
  sector: { list: 'sectors', merge: mergeSector, retire: retireSector },
  location: { list: 'locations', merge: mergeLocation, retire: retireLocation },
} as const;

/** What names sectors and locations: what it is called, and whether it may name several. */
const NAMING_KINDS = {
  jobs: { one: 'job', many: 'jobs', hasTags: true },
  caseStudies: { one: 'case study', many: 'case studies', hasTags: false },
  consultants: { one: 'person', many: 'people', hasTags: true },
  testimonials: { one: 'testimonial', many: 'testimonials', hasTags: false },
} as const;

type NamingKind = keyof typeof NAMING_KINDS;

/** An item that names sectors and locations. */
interface NamingItem {
  kind: NamingKind;
  id: string;
  version: number;
  title: string;
  sectors: readonly string[];
  locations: readonly string[];
}

/** All that names sectors and locations, and what their pages list. */
export interface Naming {
  items: readonly NamingItem[];
  jobs: readonly Job[];
  caseStudies: readonly CaseStudy[];
}

export function namingOf(
  jobs: readonly Job[],
  caseStudies: readonly CaseStudy[],
  consultants: readonly Consultant[],
  testimonials: readonly Testimonial[],
): Naming {
  const items = [
    ...jobs.map((job) => itemOf('jobs', job, job.title, job.sectorTags, job.locationTags)),
    ...consultants.map((person) =>
      itemOf('consultants', person, person.name, person.sectorTags, person.countryTags),
    ),
    ...caseStudies.map((study) => itemOf('caseStudies', study, study.title, study.sector)),
    ...testimonials.map((one) => itemOf('testimonials', one, one.quote, one.sector)),
  ];
  return { items, jobs, caseStudies };
}

function itemOf(
  kind: NamingKind,
  { id, version }: { id: string; version: number },
  title: string,
  sectors = '',
  locations = '',
): NamingItem {
  const { hasTags } = NAMING_KINDS[kind];
  const names = hasTags ? splitTags(sectors) : [sectors];
  return { kind, id, version, title, sectors: names, locations: splitTags(locations) };
}

export const entriesOf = ({ sectors, locations }: TaxonomyFields): Entry[] => [
  ...sectors.map((record): Entry => ({ kind: 'sector', ...record })),
  ...locations.map((record): Entry => ({ kind: 'location', ...record })),
];

/** The entry in a list; undefined for one that is not there, and for one that is to be added. */
export function entryIn(fields: TaxonomyFields, { kind, id }: EntryKey): Entry | undefined {
  return entriesOf(fields).find((entry) => entry.kind === kind && entry.id === id);
}

/** The name by which content says it; empty for a place that no tag names. */
export function tagOf(entry: Entry): string {
  return entry.kind === 'sector' ? (entry.tags[0] ?? '') : (entry.offered?.name ?? '');
}

/** Its page, where it has one. */
export function pageOfEntry(entry: Entry): string | undefined {
  const hasPage = !entry.isRetired && (entry.kind === 'location' || entry.hasPage);
  return hasPage ? landingPath(entry) : undefined;
}

/** What names an entry, and what its page lists. */
export interface Counts {
  named: readonly NamingItem[];
  /** Open jobs on its page. */
  listed: number;
}

/**
 * Tells of each of some entries, as it is at any time, what names it and what its page lists: all content is
 * read once for all of them.
 */
export function countsIn(
  entries: readonly Entry[],
  { items, jobs }: Naming,
  now: Date,
): (entry: Entry) => Counts {
  const counts = countJobsOfLandings(entries, jobs, now);
  const listed = new Map(entries.map((entry, index) => [landingPart(entry), counts[index]]));
  const keyOf = (kind: Entry['kind'], name: string) => `${kind} ${keyOfName(name)}`;
  const named = new Map<string, NamingItem[]>();
  for (const item of items) {
    const sectors = item.sectors.map((name) => keyOf('sector', name));
    const locations = item.locations.map((name) => keyOf('location', name));
    // One that has a name twice has it once.
    for (const key of new Set([...sectors, ...locations])) {
      const others = named.get(key);
      if (others) others.push(item);
      else named.set(key, [item]);
    }
  }
  return (entry) => ({
    named: named.get(keyOf(entry.kind, tagOf(entry))) ?? [],
    listed: listed.get(landingPart(entry)) ?? 0,
  });
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** '12 jobs, 2 case studies and 1 person name it; its page lists 5 open jobs.' */
export function countsText({ named, listed }: Counts): string {
  const counts = Object.entries(NAMING_KINDS).flatMap(([kind, { one, many }]) => {
    const count = named.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : counted(count, one, many);
  });
  const verb = named.length === 1 ? 'names' : 'name';
  const names = counts.length === 0 ? 'Nothing names it' : `${joinNames(counts)} ${verb} it`;
  return `${names}; its page lists ${counted(listed, 'open job', 'open jobs')}.`;
}

/** Words of an introduction below which a page says too little. */
const INTRO_MIN = 80;

/** What a good page would have besides. */
export function missingOf(entry: Entry, { listed }: Counts, studies: number): string[] {
  if (pageOfEntry(entry) === undefined) return [];
  const text = entry.text ?? firstTextOf(entry.kind, entry.id);
  return [
    ...(listed === 0 ? ['no open job, so that search engines pass over it'] : []),
    ...(studies === 0 && entry.kind === 'sector' ? ['no case study'] : []),
    ...(text ? [] : ['no text of its own']),
    ...(text && text.intro.lead.length < INTRO_MIN ? ['a short introduction'] : []),
    ...(text && text.roles.length === 0 ? ['no roles'] : []),
  ];
}

/** One item that says another name than it should, and what is sent for it. */
export interface Renaming extends Pick<NamingItem, 'kind' | 'id' | 'title'> {
  body: { sectorTags: string } | { sector: string };
  /** It is made of what the item says. */
  ifVersion: number;
}

/** What says one of the names that a sector had, and how it says the one that it has. */
export function renamingsOf({ formerNames, tags }: SectorRecord, { items }: Naming): Renaming[] {
  const [name = ''] = tags;
  const former = new Set(formerNames.map(keyOfName));
  if (former.size === 0) return [];
  const isFormer = (text: string) => former.has(keyOfName(text));
  return items
    .filter(({ sectors }) => sectors.some(isFormer))
    .map(({ kind, id, title, version, sectors }) => {
      const next = sectors.map((one) => (isFormer(one) ? name : one));
      const sector = [...new Set(next)].join(', ');
      const body = NAMING_KINDS[kind].hasTags ? { sectorTags: sector } : { sector };
      return { kind, id, title, body, ifVersion: version };
    });
}
