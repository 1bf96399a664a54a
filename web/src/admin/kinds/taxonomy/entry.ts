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
import { landingPath } from '@torque-tide/domain/paths';

/** A sector or a location, as the lists of the tab show both. */
export type Entry = ({ kind: 'sector' } & SectorRecord) | ({ kind: 'location' } & LocationRecord);

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

export function countOf(entry: Entry, naming: Naming, now: Date): Counts {
  const has = (text: string | undefined) =>
    splitTags(text?.toLowerCase()).includes(tagOf(entry).toLowerCase());
  const is = (text: string | undefined) => text?.toLowerCase() === tagOf(entry).toLowerCase();
  const isSector = entry.kind === 'sector';
  const [listed = 0] = countJobsOfLandings([entry], naming.jobs, now);
  return {
    jobs: naming.jobs.filter((job) => has(isSector ? job.sectorTags : job.locationTags)).length,
    caseStudies: isSector ? naming.caseStudies.filter(({ sector }) => is(sector)).length : 0,
    consultants: naming.consultants.filter((one) =>
      has(isSector ? one.sectorTags : one.countryTags),
    ).length,
    testimonials: isSector ? naming.testimonials.filter(({ sector }) => is(sector)).length : 0,
    listed,
  };
}

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
  const list = new Intl.ListFormat('en-GB').format(named);
  const total = jobs + caseStudies + consultants + testimonials;
  const names =
    named.length === 0 ? 'Nothing names it' : `${list} ${total === 1 ? 'names' : 'name'} it`;
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
