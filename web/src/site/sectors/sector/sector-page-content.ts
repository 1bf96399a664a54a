import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { useTaxonomy } from '@/shared/settings/use-settings';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { type Enquiry, hiringAt } from '@/site/enquiry/enquiry';

/** What differs between the two sector pages besides their pictures. */
export interface SectorPageContent {
  name: SectorGroup;
  tone: SectorTone;
  /** What the owner says of the sector. */
  texts: 'cleanEnergy' | 'futureMobility';
}

export const cleanEnergyContent: SectorPageContent = {
  name: 'Clean Energy',
  tone: 'tide',
  texts: 'cleanEnergy',
};

export const futureMobilityContent: SectorPageContent = {
  name: 'Future Mobility',
  tone: 'torque',
  texts: 'futureMobility',
};

/** An enquiry about hiring in a half of the business. */
export function useHiringIn(name: SectorGroup): Enquiry {
  return hiringAt(groupLanding(useTaxonomy(), name));
}
