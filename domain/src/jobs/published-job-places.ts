import { type Country, countryNamed } from '../countries';
import { isRemoteTag, splitTags } from './job-text';
import type { Job } from '@torque-tide/contract/jobs';

/** Where a job is done, as precisely as the advert says: at least a real country. */
export interface Place {
  country: Country;
  /** The town. */
  locality?: string;
  /** The state, province or county, if the job names one after the town. */
  region?: string;
}

/** The parsed location fields. `unread` are parts that are neither a country nor a certain town. */
interface JobPlaces {
  places: Place[];
  unread: string[];
}

/** Texts in the town field that name no town, or several. */
const NO_TOWN =
  /[/;&|]|\b(?:or|and|various|multiple|several|remote|hybrid|home|anywhere|any|nationwide|worldwide|flexible|regional|travel|tbc|tba|emea|europe)\b/i;
/**
 * Countries whose addresses end in a state or province: 'Austin, Texas' is a town and its region.
 */
const FEDERATIONS = new Set(['US', 'CA', 'AU']);

/**
 * Parses a job's places. The country comes from a location tag or follows the town; a town counts only if its
 * country is certain. Nothing is looked up or guessed.
 */
export function readPlaces(job: Pick<Job, 'locationTags' | 'customLocation'>): JobPlaces {
  const tags = splitTags(job.locationTags).filter((tag) => !isRemoteTag(tag));
  const tagged = distinct(tags.flatMap((tag) => countryNamed(tag) ?? []));
  const unread = tags.filter((tag) => !countryNamed(tag));
  const custom = job.customLocation?.trim();
  if (!custom) return { places: tagged.map((country) => ({ country })), unread };

  const parts = splitTags(custom);
  const named = countryNamed(parts.at(-1) ?? '');
  const country = named ?? (tagged.length === 1 ? tagged[0] : undefined);
  const town = named ? parts.slice(0, -1) : parts;
  const countries = distinct([...(country ? [country] : []), ...tagged]);
  const isTown = town.length > 0 && country !== undefined && !NO_TOWN.test(town.join(', '));
  const others = countries.map((each) => ({ country: each }));
  return {
    // The town's country, if any, comes first.
    places: isTown ? [placeIn(country, town), ...others.slice(1)] : others,
    unread: isTown || town.length === 0 ? unread : [town.join(', '), ...unread],
  };
}

/** Such as 'Glasgow, United Kingdom'. */
export function placeText({ locality, region, country }: Place): string {
  return [locality, region, country.name].filter(Boolean).join(', ');
}

function placeIn(country: Country, town: readonly string[]): Place {
  const [locality = '', region, ...more] = town;
  return region !== undefined && more.length === 0 && FEDERATIONS.has(country.code)
    ? { country, locality, region }
    : { country, locality: town.join(', ') };
}

function distinct(countries: readonly Country[]): Country[] {
  return [...new Map(countries.map((country) => [country.code, country])).values()];
}
