/** The colour that a sector owns: Clean Energy is tide, Future Mobility torque. */
export type SectorTone = 'tide' | 'torque';

const mobility = new Set([
  'future mobility',
  'mobility',
  'ev charging',
  'electric vehicles',
  'ev',
  'automotive',
]);

/** Future Mobility's colour when any of the sectors or tags is one of its own, else Clean Energy's. */
export function sectorToneOf(...names: readonly string[]): SectorTone {
  return names.some((name) => mobility.has(name.trim().toLowerCase())) ? 'torque' : 'tide';
}
