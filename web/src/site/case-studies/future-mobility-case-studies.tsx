import { FUTURE_MOBILITY_SECTORS } from '@torque-tide/contract/sector-groups';
import { SectorCaseStudies } from './sector-case-studies';

export function FutureMobilityCaseStudies() {
  return <SectorCaseStudies sectors={FUTURE_MOBILITY_SECTORS} />;
}
