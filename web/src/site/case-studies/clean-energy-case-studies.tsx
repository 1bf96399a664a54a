import { caseStudySectors } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { SectorCaseStudies } from './sector-case-studies';

export function CleanEnergyCaseStudies() {
  return <SectorCaseStudies sectors={caseStudySectors(useTaxonomy(), 'Clean Energy')} />;
}
