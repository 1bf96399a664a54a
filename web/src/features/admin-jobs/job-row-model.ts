import { DEFAULT_JOB_TYPE, type Job } from '@torque-tide/contract/jobs';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import { splitTags } from '@/components/job/job-view-model';

/** Shown for an id that no sector or location has. */
export const UNKNOWN = 'Unknown';
/** Shown when a job names neither tags nor an id. */
export const UNSPECIFIED = 'Unspecified';

/** Sectors and locations; undefined while they load. */
export interface Taxonomy {
  sectors: readonly TaxonomyItem[] | undefined;
  locations: readonly TaxonomyItem[] | undefined;
}

/** What a job's card in the admin area shows beside its title and badges. */
export interface JobRowModel {
  sectors: string[];
  locations: string[];
  jobType: string;
  /** Empty when the job names none. */
  salary: string;
  postedOn: string;
}

export function toJobRow(job: Job, { sectors, locations }: Taxonomy): JobRowModel {
  const places = [job.customLocation.trim(), ...splitTags(job.locationTags)].filter(Boolean);
  return {
    sectors: tagsOrName(splitTags(job.sectorTags), job.sectorId, sectors),
    locations: tagsOrName(places, job.locationId, locations),
    jobType: job.jobType || DEFAULT_JOB_TYPE,
    salary: job.salary.trim(),
    postedOn: date.format(new Date(job.postedAt)),
  };
}

/** Jobs whose title or description holds the text, in any case. */
export function matchJobs(jobs: readonly Job[], search: string): Job[] {
  const needle = search.trim().toLowerCase();
  return jobs.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(needle) || description.toLowerCase().includes(needle),
  );
}

/** The tags, else the name behind a legacy id; nothing as long as the names are not there yet. */
function tagsOrName(
  tags: string[],
  id: string | undefined,
  items: readonly TaxonomyItem[] | undefined,
): string[] {
  if (tags.length > 0) return tags;
  if (!id) return [UNSPECIFIED];
  if (!items) return [];
  return [items.find((item) => item.id === id)?.name ?? UNKNOWN];
}

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
