import { FUTURE_MOBILITY_SECTORS } from '@torque-tide/contract/taxonomy';
import { SectorCaseStudies } from '@/features/case-studies/sector-case-studies';
import { futureMobilityContent } from '@/features/sectors/future-mobility-content';
import { MotorArt } from '@/features/sectors/motor-art';
import { SectorPage } from '@/features/sectors/sector-page';

export function FutureMobilityPage() {
  return (
    <SectorPage
      content={futureMobilityContent}
      art={<MotorArt />}
      caseStudies={<SectorCaseStudies sectors={FUTURE_MOBILITY_SECTORS} />}
    />
  );
}
