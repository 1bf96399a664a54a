/** The two halves of the business, each of which has a sector page. */
export type SectorGroup = 'Clean Energy' | 'Future Mobility';

/** The job tags that belong to each half: whole ones, in any case. */
export const GROUP_TAGS: Readonly<Record<SectorGroup, readonly string[]>> = {
  'Clean Energy': [
    'Clean Energy',
    'Renewable Energy',
    'Battery Storage',
    'BESS',
    'Solar',
    'Wind',
    'Hydrogen',
  ],
  'Future Mobility': [
    'Future Mobility',
    'Mobility',
    'EV Charging',
    'Electric Vehicles',
    'EV',
    'Automotive',
  ],
};

/** The tags of the half that somebody names, in any case; undefined for other names. */
export function tagsOfGroup(name: string): readonly string[] | undefined {
  const wanted = name.trim().toLowerCase();
  const found = Object.entries(GROUP_TAGS).find(([group]) => group.toLowerCase() === wanted);
  return found?.[1];
}

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
