import { FUTURE_MOBILITY_SECTORS } from '@torque-tide/contract/taxonomy';

/** The colour that a sector owns: clean energy is tide, future mobility torque. */
export type SectorTone = 'tide' | 'torque';

const mobility = new Set(FUTURE_MOBILITY_SECTORS.map((name) => name.toLowerCase()));

/** The tone of a case study's sector; what is not mobility is clean energy. */
export function sectorToneOf(sector: string): SectorTone {
  return mobility.has(sector.trim().toLowerCase()) ? 'torque' : 'tide';
}
