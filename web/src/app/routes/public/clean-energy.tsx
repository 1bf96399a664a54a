import { CLEAN_ENERGY_SECTORS } from '@torque-tide/contract/taxonomy';
import { SectorCaseStudies } from '@/features/case-studies/sector-case-studies';
import { cleanEnergyContent } from '@/features/sectors/clean-energy-content';
import { SectorPage } from '@/features/sectors/sector-page';
import { WindArt } from '@/features/sectors/wind-art';

export function CleanEnergyPage() {
  return (
    <SectorPage
      content={cleanEnergyContent}
      art={<WindArt />}
      caseStudies={<SectorCaseStudies sectors={CLEAN_ENERGY_SECTORS} />}
    />
  );
}
