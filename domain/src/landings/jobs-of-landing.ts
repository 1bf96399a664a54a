import { countryNamed } from '../jobs/countries';
import { splitTags } from '../jobs/job-text';
import {
  hasTag,
  type JobLanding,
  type LandingPlace,
  LOCATION_LANDINGS,
  type LocationLanding,
} from './job-landings';
import type { Job } from '@torque-tide/contract/jobs';
import { isPublished, workplaceOf } from '../jobs/job-openness';
import { type Place, readPlaces } from '../jobs/published-job-places';

type ListedJob = Pick<
  Job,
  'sectorTags' | 'locationTags' | 'customLocation' | 'jobType' | 'isActive' | 'closesAt'
>;

/** The jobs of a landing page that people can apply for, in the order in which they came. */
export function jobsOfLanding<J extends ListedJob>(
  landing: JobLanding,
  jobs: readonly J[],
  now: Date,
): J[] {
  return jobs.filter((job) => isPublished(job, now) && belongsTo(landing, job));
}

/**
 * The page of the one place that a job names: its town's, else its country's, else 'Remote' for a
 * remote job whose country has no page. None for several countries, and for a place without a page.
 */
export function landingOfJobPlace(
  job: Pick<Job, 'locationTags' | 'customLocation' | 'jobType'>,
): LocationLanding | undefined {
  const [place, ...others] = readPlaces(job).places;
  if (others.length > 0) return undefined;
  const matching = LOCATION_LANDINGS.filter(({ where }) =>
    where === 'remote' ? workplaceOf(job) === 'remote' : place && isIn(place, where),
  );
  return matching.find(({ where }) => where !== 'remote' && where.towns) ?? matching[0];
}

function belongsTo(landing: JobLanding, job: ListedJob): boolean {
  if (landing.kind === 'sector') {
    return splitTags(job.sectorTags).some((tag) => hasTag(landing, tag));
  }
  const { where } = landing;
  if (where === 'remote') return workplaceOf(job) === 'remote';
  return (
    readPlaces(job).places.some((place) => isIn(place, where)) ||
    splitTags(job.locationTags).some((tag) => isNamedBy(tag, where))
  );
}

function isIn({ country, locality = '' }: Place, { country: code, towns }: LandingPlace): boolean {
  return country.code === code && (!towns || isOneOf(towns, locality));
}

/** A tag may itself be the smaller place, as 'Scotland' is, which publishing reads as its country. */
function isNamedBy(tag: string, { country: code, towns }: LandingPlace): boolean {
  return Boolean(towns) && countryNamed(tag)?.code === code && isOneOf(towns ?? [], tag);
}

function isOneOf(names: readonly string[], text: string): boolean {
  return names.some((name) => name.toLowerCase() === text.trim().toLowerCase());
}
