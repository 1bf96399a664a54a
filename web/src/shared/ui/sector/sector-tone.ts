import { FUTURE_MOBILITY_SECTORS } from '@torque-tide/domain/sector-groups';

/** The colour that a sector owns: Clean Energy is tide, Future Mobility torque. */
export type SectorTone = 'tide' | 'torque';

/** Job tags that belong to Future Mobility besides the sectors that case studies name. */
const MOBILITY_TAGS = ['EV', 'Automotive', 'Mobility'];

const mobility = new Set(
  [...FUTURE_MOBILITY_SECTORS, ...MOBILITY_TAGS].map((name) => name.toLowerCase()),
);

/** Future Mobility's colour when any of the sectors or tags is one of its own, else Clean Energy's. */
export function sectorToneOf(...names: readonly string[]): SectorTone {
  return names.some((name) => mobility.has(name.trim().toLowerCase())) ? 'torque' : 'tide';
}
