import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import type { TextsName } from '@torque-tide/domain/texts/all-texts';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { type Enquiry, hiringAt } from '@/site/enquiry/enquiry';

/** The names of the pages' texts. */
export const SECTOR_TEXTS = {
  'Clean Energy': 'cleanEnergy',
  'Future Mobility': 'futureMobility',
} as const satisfies Record<SectorGroup, TextsName>;

/** Returns an enquiry about hiring in one half of the business. */
export function useHiringIn(name: SectorGroup): Enquiry {
  return hiringAt(groupLanding(useTaxonomy(), name));
}
