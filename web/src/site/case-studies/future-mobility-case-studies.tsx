import { FUTURE_MOBILITY_SECTORS } from '@torque-tide/domain/sector-groups';
import { SectorCaseStudies } from './sector-case-studies';

export function FutureMobilityCaseStudies() {
  return <SectorCaseStudies sectors={FUTURE_MOBILITY_SECTORS} />;
}
