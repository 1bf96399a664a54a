import type { LandingText } from '@torque-tide/contract/landing-pages';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import { locationTexts } from './location-texts';
import { sectorTexts } from './sector-texts';
import { LOCATION_ROWS, SECTOR_ROWS } from '../taxonomy';

/** The initial sectors with their pages' words, which browsers don't need. */
export const FIRST_SECTORS: readonly Sector[] = SECTOR_ROWS.map((sector) =>
  withWords(sector, sectorTexts[sector.id]),
);

/** The initial locations with their pages' words. */
export const FIRST_LOCATIONS: readonly Location[] = LOCATION_ROWS.map((location) =>
  withWords(location, locationTexts[location.slug]),
);

function withWords<T extends Sector | Location>(item: T, text: LandingText | undefined): T {
  if (!text) return item;
  const { intro, ...words } = text;
  return { ...words, ...intro, ...item };
}
