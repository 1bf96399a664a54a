import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import type {
  LocationRecord,
  SectorRecord,
  TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import type { Testimonial } from '@torque-tide/contract/testimonials';
import { countJobsOfLandings } from '@torque-tide/domain/jobs/jobs-of-landing';
import { splitTags } from '@torque-tide/domain/jobs/job-text';
import { firstTextOf } from '@torque-tide/domain/landings/page-text';
import { landingPart, landingPath } from '@torque-tide/domain/paths';
import { joinNames } from '@/admin/text/names';

/** A sector or a location, as the lists of the tab show both. */
export type Entry = ({ kind: 'sector' } & SectorRecord) | ({ kind: 'location' } & LocationRecord);

/** Which sector or location a form is about. */
export interface EntryKey {
  kind: Entry['kind'];
  /** Undefined for one that is to be added. */
  id: string | undefined;
}

/** All that names sectors and locations. */
export interface Naming {
  jobs: readonly Job[];
  caseStudies: readonly CaseStudy[];
  consultants: readonly Consultant[];
  testimonials: readonly Testimonial[];
}

export const entriesOf = ({ sectors, locations }: TaxonomyFields) => ({
  sector: sectors.map((record): Entry => ({ kind: 'sector', ...record })),
  location: locations.map((record): Entry => ({ kind: 'location', ...record })),
});

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
  jobs: number;
  caseStudies: number;
  consultants: number;
  testimonials: number;
  /** Open jobs on its page. */
  listed: number;
}

/**
 * Tells of each of some entries, as it is at any time, what names it and what its page lists: each list of
 * content is read once for all of them.
 */
export function countsIn(
  entries: readonly Entry[],
  { jobs, caseStudies, consultants, testimonials }: Naming,
  now: Date,
): (entry: EntryKey) => Counts {
  const listed = countJobsOfLandings(entries, jobs, now);
  const jobSectors = tally(jobs.map(({ sectorTags }) => splitTags(sectorTags)));
  const jobLocations = tally(jobs.map(({ locationTags }) => splitTags(locationTags)));
  const studies = tally(caseStudies.map(({ sector }) => [sector]));
  const sectorsOfPeople = tally(consultants.map(({ sectorTags }) => splitTags(sectorTags)));
  const countriesOfPeople = tally(consultants.map(({ countryTags }) => splitTags(countryTags)));
  const said = tally(testimonials.map(({ sector }) => [sector ?? '']));
  const counts = new Map(
    entries.map((entry, index) => {
      const isSector = entry.kind === 'sector';
      const of = (counts: ReadonlyMap<string, number>) =>
        counts.get(tagOf(entry).toLowerCase()) ?? 0;
      return [
        landingPart(entry),
        {
          jobs: of(isSector ? jobSectors : jobLocations),
          caseStudies: isSector ? of(studies) : 0,
          consultants: of(isSector ? sectorsOfPeople : countriesOfPeople),
          testimonials: isSector ? of(said) : 0,
          listed: listed[index] ?? 0,
        },
      ];
    }),
  );
  return (entry) => counts.get(landingPart(entry)) ?? NO_COUNTS;
}

/** How many items have each name, in any case; one that has a name twice has it once. */
function tally(names: readonly string[][]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const ofItem of names) {
    for (const name of new Set(ofItem.map((one) => one.toLowerCase()))) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** Of an entry that nothing names. */
const NO_COUNTS: Counts = {
  jobs: 0,
  caseStudies: 0,
  consultants: 0,
  testimonials: 0,
  listed: 0,
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** '12 jobs, 2 case studies and 1 person name it; its page lists 5 open jobs.' */
export function countsText({
  jobs,
  caseStudies,
  consultants,
  testimonials,
  listed,
}: Counts): string {
  const named = [
    ...counted(jobs, 'job', 'jobs'),
    ...counted(caseStudies, 'case study', 'case studies'),
    ...counted(consultants, 'person', 'people'),
    ...counted(testimonials, 'testimonial', 'testimonials'),
  ];
  const total = jobs + caseStudies + consultants + testimonials;
  const names =
    named.length === 0
      ? 'Nothing names it'
      : `${joinNames(named)} ${total === 1 ? 'names' : 'name'} it`;
  return `${names}; its page lists ${listed === 1 ? '1 open job' : `${listed} open jobs`}.`;
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
export type Renaming =
  | {
      kind: 'jobs';
      id: string;
      title: string;
      body: { sectorTags: string } | { locationTags: string };
    }
  | { kind: 'consultants'; id: string; title: string; body: { sectorTags: string } }
  | { kind: 'caseStudies' | 'testimonials'; id: string; title: string; body: { sector: string } };

/** What says one of the names that a sector had, and how it says the one that it has. */
export function renamingsOf({ formerNames, tags }: SectorRecord, naming: Naming): Renaming[] {
  const [name = ''] = tags;
  const former = new Set(formerNames.map((each) => each.toLowerCase()));
  if (former.size === 0) return [];
  const isFormer = (text: string) => former.has(text.trim().toLowerCase());
  const renamed = (text: string | undefined) => {
    const before = splitTags(text);
    if (!before.some(isFormer)) return undefined;
    return [...new Set(before.map((tag) => (isFormer(tag) ? name : tag)))].join(', ');
  };
  return [
    ...naming.jobs.flatMap(({ id, title, sectorTags }): Renaming[] => {
      const next = renamed(sectorTags);
      return next === undefined ? [] : [{ kind: 'jobs', id, title, body: { sectorTags: next } }];
    }),
    ...naming.consultants.flatMap(({ id, name: title, sectorTags }): Renaming[] => {
      const next = renamed(sectorTags);
      return next === undefined
        ? []
        : [{ kind: 'consultants', id, title, body: { sectorTags: next } }];
    }),
    ...naming.caseStudies.flatMap(({ id, title, sector }): Renaming[] =>
      isFormer(sector) ? [{ kind: 'caseStudies', id, title, body: { sector: name } }] : [],
    ),
    ...naming.testimonials.flatMap(({ id, quote, sector }): Renaming[] =>
      sector !== undefined && isFormer(sector)
        ? [{ kind: 'testimonials', id, title: quote, body: { sector: name } }]
        : [],
    ),
  ];
}
