import { CLEAN_ENERGY_SECTORS } from '@torque-tide/contract/sector-groups';
import { SectorCaseStudies } from './sector-case-studies';

export function CleanEnergyCaseStudies() {
  return <SectorCaseStudies sectors={CLEAN_ENERGY_SECTORS} />;
}
