import { findPlace } from '../places/find-place';
import type { Gazetteer } from '../places/gazetteer';
import { milesFrom, type Place } from '../places/place';
import { placeKey } from '../places/place-key';
import { isRemote, type PlacedJob } from './job-openness';
import { splitTags } from './job-text';
import { readPlaces } from './published-job-places';

/** Where a job is on the map. */
export interface JobOnMap {
  /** Its town, or its areas; empty if none is known. */
  places: readonly Place[];
  /** The countries that it names or that contain its places. */
  countries: readonly string[];
}

/** Caches a job's places. */
const placed = new WeakMap<Gazetteer, WeakMap<PlacedJob, JobOnMap>>();

/**
 * Finds a job's places: its town, or an area among its tags such as 'Midlands'. Nothing is stored, so a
 * better gazetteer improves jobs of any age.
 */
export function placeJob(gazetteer: Gazetteer, job: PlacedJob): JobOnMap {
  const known = placed.get(gazetteer) ?? new WeakMap<PlacedJob, JobOnMap>();
  placed.set(gazetteer, known);
  const found = known.get(job) ?? readJob(gazetteer, job);
  known.set(job, found);
  return found;
}

function readJob(gazetteer: Gazetteer, job: PlacedJob): JobOnMap {
  const { places, unread } = readPlaces(job);
  const towns = places.flatMap(({ locality, region, country }) => {
    if (locality === undefined) return [];
    const text = [locality, region].filter(Boolean).join(', ');
    return findPlace(gazetteer, text, [country.code])?.place ?? [];
  });
  const countries = places.map(({ country }) => country.code);
  // A tag that isn't a country may be an area, or a town without its country.
  const others = unread.flatMap((text) => {
    const found = findPlace(gazetteer, text, countries.length > 0 ? countries : undefined);
    return found?.isCertain ? found.place : [];
  });
  const areas = splitTags(job.locationTags).flatMap((tag) =>
    gazetteer
      .named(placeKey(tag))
      .filter(({ kind }) => kind === 'area')
      .slice(0, 1),
  );
  const exact = [...towns, ...others].filter(({ kind }) => kind !== 'countries');
  const found = exact.length > 0 ? exact : areas;
  const whole = [...countries, ...[...others, ...found].flatMap((place) => place.countries)];
  return { places: found, countries: [...new Set(whole)] };
}

/** A job's distance from a place. */
export interface Nearness {
  miles: number;
  /** The job's nearest place; undefined if only countries are known. */
  at: Place | undefined;
}

/** Returns a job's distance from a place; undefined if only its country is known. */
export function nearnessOf(
  gazetteer: Gazetteer,
  job: PlacedJob,
  asked: Place,
): Nearness | undefined {
  const { places, countries } = placeJob(gazetteer, job);
  if (asked.kind === 'countries') {
    const isIn = countries.some((code) => asked.countries.includes(code));
    return isIn ? { miles: 0, at: places[0] } : undefined;
  }
  let nearest: Nearness | undefined;
  for (const at of places) {
    const miles = milesFrom(asked, at);
    if (!nearest || miles < nearest.miles) nearest = { miles, at };
  }
  return nearest;
}

/** True for a remote role that may be done from a place: it names the place's country, or none. */
export function admitsRemotely(gazetteer: Gazetteer, job: PlacedJob, asked: Place): boolean {
  if (!isRemote(job)) return false;
  const { countries } = placeJob(gazetteer, job);
  return countries.length === 0 || countries.some((code) => asked.countries.includes(code));
}
