/** The two halves of the business, each of which has a sector page. */
export type SectorGroup = 'Clean Energy' | 'Future Mobility';

/** Case studies of these sectors stand on the Clean Energy page (whole names, case-insensitive). */
export const CLEAN_ENERGY_SECTORS = [
  'Clean Energy',
  'Battery Storage',
  'Solar',
  'Wind',
  'Renewable Energy',
] as const;

/** Case studies of these sectors stand on the Future Mobility page (whole names, case-insensitive). */
export const FUTURE_MOBILITY_SECTORS = [
  'Future Mobility',
  'EV Charging',
  'Electric Vehicles',
] as const;
