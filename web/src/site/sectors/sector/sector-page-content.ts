import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import { useTaxonomy } from '@/shared/settings/use-settings';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { type Enquiry, hiringAt } from '@/site/enquiry/enquiry';

/** The differences between the two sector pages, apart from pictures. */
export interface SectorPageContent {
  name: SectorGroup;
  tone: SectorTone;
  /** The name of the page's texts. */
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

/** Returns an enquiry about hiring in one half of the business. */
export function useHiringIn(name: SectorGroup): Enquiry {
  return hiringAt(groupLanding(useTaxonomy(), name));
}
