import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { countryNamed } from '../countries';
import { landingsOf, type LocationLanding } from './job-landings';

/** Returns the page of a country or group of countries, by any name; undefined if there is none. */
export function landingOfCountry(taxonomy: Taxonomy, name: string): LocationLanding | undefined {
  const wanted = name.trim().toLowerCase();
  const code = countryNamed(name)?.code;
  return landingsOf(taxonomy).locations.find(
    ({ name: own, where }) =>
      own.toLowerCase() === wanted ||
      (where !== 'remote' && !where.towns && !where.also && where.country === code),
  );
}
