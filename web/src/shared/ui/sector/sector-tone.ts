/** A sector's colour: Clean Energy is tide, Future Mobility is torque. */
export type SectorTone = 'tide' | 'torque';

const mobility = new Set([
  'future mobility',
  'mobility',
  'ev charging',
  'electric vehicles',
  'ev',
  'automotive',
]);

/** Returns 'torque' if any of the sectors or tags belongs to Future Mobility, otherwise 'tide'. */
export function sectorToneOf(...names: readonly string[]): SectorTone {
  return names.some((name) => mobility.has(name.trim().toLowerCase())) ? 'torque' : 'tide';
}
