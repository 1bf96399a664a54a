import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consultantsQuery, locationsQuery, sectorsQuery } from '@/admin/content/choices';
import { isReleased } from '@torque-tide/domain/publication';
import { longDay } from '@torque-tide/domain/dates';
import type { Job } from '@torque-tide/contract/jobs';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';
import {
  daysToClosing,
  hasClosingDayPassed,
  isClosingSoon,
} from '@torque-tide/domain/jobs/job-openness';
import { splitTags } from '@torque-tide/domain/jobs/job-text';

/** Shown for an id that no sector or location has. */
export const UNKNOWN = 'Unknown';
/** Shown if a job has neither tags nor an id. */
export const UNSPECIFIED = 'Unspecified';

/** The contact of a job that names nobody. */
export const BY_SECTOR = 'Chosen by sector';

/** The names behind ids; undefined while they load. */
type Names = readonly TaxonomyItem[] | undefined;

export interface Taxonomy {
  sectors: Names;
  locations: Names;
  consultants?: Names;
}

const NONE: readonly TaxonomyItem[] = [];

/** Returns the names for the ids of old jobs; if they can't be read, every id is unknown. */
export function useTaxonomy(): Taxonomy {
  const readings = [
    useQuery(sectorsQuery.ofJobs),
    useQuery(locationsQuery),
    useQuery(consultantsQuery),
  ];
  const [sectors, locations, consultants] = readings.map(({ data, isError }) =>
    isError ? NONE : data,
  );
  return useMemo(() => ({ sectors, locations, consultants }), [sectors, locations, consultants]);
}

/** Returns a job's town and location tags, otherwise the name of its legacy id. */
export function placesOf(job: Job, { locations }: Taxonomy): string[] {
  const places = [job.customLocation?.trim() ?? '', ...splitTags(job.locationTags)].filter(Boolean);
  return tagsOrName(places, job.locationId, locations);
}

/**
 * Returns a job's values for the location filter: the town only if there is no tag, because there
 * are as many towns as jobs.
 */
export function locationsOf(job: Job, taxonomy: Taxonomy): string[] {
  const tags = splitTags(job.locationTags);
  return tags.length > 0 ? tags : placesOf(job, taxonomy);
}

/** Returns a job's sector tags, otherwise the name of its legacy id. */
export function namedSectors({ sectorTags, sectorId }: Job, { sectors }: Taxonomy): string[] {
  return tagsOrName(splitTags(sectorTags), sectorId, sectors);
}

/** Returns a job's contact; empty if it names nobody, or while the names load. */
export function consultantOf({ consultantId }: Job, { consultants }: Taxonomy): string {
  if (!consultantId || !consultants) return '';
  return nameOf(consultantId, consultants);
}

/** Returns the tags, otherwise the name of a legacy id; empty while the names load. */
function tagsOrName(tags: string[], id: string | undefined, items: Names): string[] {
  if (tags.length > 0) return tags;
  if (!id) return [UNSPECIFIED];
  return items ? [nameOf(id, items)] : [];
}

function nameOf(id: string, items: readonly TaxonomyItem[]): string {
  return items.find((item) => item.id === id)?.name ?? UNKNOWN;
}

/** Returns 'Posted 18 Nov 2026'; empty if visitors haven't seen the job yet. */
export function postingText(job: Job, now: Date): string {
  return isReleased(job, now) ? `Posted ${longDay(job.postedAt)}` : '';
}

/**
 * Returns 'Closes in 3 days (3 Dec 2026)' or 'Closed 3 Nov 2026'; empty for a job that is filled or
 * has no closing day.
 */
export function closingText(job: Job, now: Date): string {
  if (!job.closesAt) return '';
  const day = longDay(job.closesAt);
  if (hasClosingDayPassed(job, now)) return `Closed ${day}`;
  if (job.isFilled) return '';
  return isClosingSoon(job, now)
    ? `Closes ${relative.format(daysToClosing(job, now) ?? 0, 'day')} (${day})`
    : `Closes ${day}`;
}

/** Returns 'today', 'tomorrow' or 'in 3 days'. */
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
