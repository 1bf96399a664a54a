import { countryNamed } from '../countries';
import { splitTags } from './job-text';
import {
  hasTag,
  type JobLanding,
  landingsOf,
  type LocationLanding,
  type SectorLanding,
} from '../landings/job-landings';
import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import type { LandingPlace, Taxonomy } from '@torque-tide/contract/taxonomy';
import { isPublished, isRemote, type PlacedJob } from './job-openness';
import { type Place, readPlaces } from './published-job-places';

type ListedJob = Pick<
  Job,
  | 'sectorTags'
  | 'locationTags'
  | 'customLocation'
  | 'jobType'
  | 'isActive'
  | 'closesAt'
  | 'isFilled'
>;

/** The fields that decide on which landing pages something belongs. */
type PlacedItem = Pick<Job, 'sectorTags' | 'locationTags' | 'customLocation' | 'jobType'>;

/** Returns a landing page's open jobs, in their order. */
export function jobsOfLanding<J extends ListedJob>(
  landing: JobLanding,
  jobs: readonly J[],
  now: Date,
): J[] {
  return jobs.filter((job) => isPublished(job, now) && createLandingTest(job)(landing));
}

/** Counts the open jobs of landing pages, in the pages' order. */
export function countJobsOfLandings(
  landings: readonly JobLanding[],
  jobs: readonly ListedJob[],
  now: Date,
): number[] {
  const tests = jobs.filter((job) => isPublished(job, now)).map(createLandingTest);
  return landings.map((landing) => tests.filter((belongsTo) => belongsTo(landing)).length);
}

/** Returns a landing page's case studies: by sector, by a tag ('Offshore wind'), or by where the work was. */
export function caseStudiesOfLanding<S extends Pick<CaseStudy, 'sector' | 'tags' | 'stats'>>(
  landing: JobLanding,
  studies: readonly S[],
): S[] {
  // A job without a place is remote; a case study without one could be anywhere.
  if (landing.kind === 'location' && landing.where === 'remote') return [];
  return studies.filter(({ sector, tags, stats }) => {
    const belongsTo = createLandingTest({
      sectorTags: sector,
      customLocation: stats.location ?? '',
    });
    return (
      belongsTo(landing) ||
      (landing.kind === 'sector' && tags.some((tag) => namesTag(landing, tag)))
    );
  });
}

/** True if a free text contains one of a sector's tags as whole words. */
function namesTag({ tags }: SectorLanding, text: string): boolean {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return tags.some((tag) => words.includes(` ${tag.toLowerCase()} `));
}

/**
 * Returns the landing page of the one place a job names: its town, or else its country, or 'Remote'. None for
 * several countries.
 */
export function landingOfJobPlace(taxonomy: Taxonomy, job: PlacedJob): LocationLanding | undefined {
  const [place, ...others] = readPlaces(job).places;
  if (others.length > 0) return undefined;
  const matching = landingsOf(taxonomy).locations.filter(({ where }) =>
    where === 'remote' ? isRemote(job) : place && isIn(place, where),
  );
  return matching.find(({ where }) => where !== 'remote' && where.towns) ?? matching[0];
}

/** Returns a test of whether something belongs on a landing page; reads its fields once for all pages. */
function createLandingTest(item: PlacedItem): (landing: JobLanding) => boolean {
  const sectors = splitTags(item.sectorTags);
  const tags = splitTags(item.locationTags);
  let places: Place[] | undefined;
  return (landing) => {
    if (landing.kind === 'sector') return sectors.some((tag) => hasTag(landing, tag));
    const { where } = landing;
    if (where === 'remote') return isRemote(item);
    places ??= readPlaces(item).places;
    return places.some((place) => isIn(place, where)) || tags.some((tag) => isNamedBy(tag, where));
  };
}

function isIn({ country, locality = '' }: Place, place: LandingPlace): boolean {
  const { country: code, also = [], towns } = place;
  return [code, ...also].includes(country.code) && (!towns || isOneOf(towns, locality));
}

/** A tag may itself be the smaller place: 'Scotland' is published as a country. */
function isNamedBy(tag: string, { country: code, towns }: LandingPlace): boolean {
  return towns !== undefined && countryNamed(tag)?.code === code && isOneOf(towns, tag);
}

function isOneOf(names: readonly string[], text: string): boolean {
  return names.some((name) => name.toLowerCase() === text.trim().toLowerCase());
}
