import { CLEAN_ENERGY_SECTORS } from '@torque-tide/domain/sector-groups';
import { SectorCaseStudies } from './sector-case-studies';

export function CleanEnergyCaseStudies() {
  return <SectorCaseStudies sectors={CLEAN_ENERGY_SECTORS} />;
}
