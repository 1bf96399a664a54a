import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import { isOfCountries, type LocationLanding } from '../landings/job-landings';
import { distanceText } from '../places/distance';
import { placeNamed } from '../places/find-place';
import { type Gazetteer, loadGazetteer } from '../places/gazetteer';
import { milesFrom, type Place } from '../places/place';
import { NO_FILTERS } from './job-filter';
import { writeFilters } from './job-filter-url';
import { isPublished } from './job-openness';
import { nearnessOf, placeJob } from './job-places';
import { jobsOfLanding } from './jobs-of-landing';

/** A nearby place with jobs. */
interface LandingNeighbour {
  name: string;
  /** Its distance from the page's place, in words. */
  distance: string;
  jobs: number;
  /** The search of the job list for these jobs. */
  search: string;
}

/** The radius for a neighbour's jobs, in miles. */
const AROUND_MILES = 10;
/** The greatest distance of a neighbour, in miles. */
const NEAR_MILES = 200;
const NEIGHBOURS_MAX = 6;

/**
 * Returns `neighboursOf` with the gazetteer, at the current time. @throws if the gazetteer can't be
 * loaded
 */
export async function findNeighbours(
  landing: LocationLanding,
  jobs: readonly ListedJob[],
): Promise<LandingNeighbour[]> {
  return neighboursOf(await loadGazetteer(), landing, jobs, new Date());
}

/** Returns the places near a location page's own that have open jobs, nearest first. */
export function neighboursOf(
  gazetteer: Gazetteer,
  landing: LocationLanding,
  jobs: readonly ListedJob[],
  now: Date,
): LandingNeighbour[] {
  const open = jobs.filter((job) => isPublished(job, now));
  const own = new Set(jobsOfLanding(landing, jobs, now));
  const placesOf = (listed: Iterable<ListedJob>) =>
    new Set([...listed].flatMap((job) => placeJob(gazetteer, job).places));
  const within = new Set([...ownPlaces(gazetteer, landing), ...placesOf(own)]);
  const beside = placesOf(open.filter((job) => !own.has(job)));
  return [...beside]
    .map((place) => ({
      place,
      miles: Math.min(...[...within].map((one) => milesFrom(one, place))),
    }))
    .filter(({ miles }) => miles > 0 && miles <= NEAR_MILES)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, NEIGHBOURS_MAX)
    .map(({ place, miles }) => ({
      // A country's neighbours are in other countries, so their names need the country.
      name: isOfCountries(landing) ? place.label : place.name,
      distance: distanceText(miles, place),
      jobs: open.filter((job) => isAround(gazetteer, job, place)).length,
      search: writeFilters('', {
        ...NO_FILTERS,
        near: place.label,
        within: AROUND_MILES,
        nearOnly: true,
      }),
    }));
}

/** Returns a page's towns; for a country, the towns of its jobs. */
function ownPlaces(gazetteer: Gazetteer, { where }: LocationLanding): Place[] {
  if (where === 'remote') return [];
  return (where.towns ?? []).flatMap((town) => placeNamed(gazetteer, town, [where.country]) ?? []);
}

function isAround(gazetteer: Gazetteer, job: ListedJob, place: Place): boolean {
  const nearness = nearnessOf(gazetteer, job, place);
  return nearness !== undefined && nearness.miles <= AROUND_MILES;
}
