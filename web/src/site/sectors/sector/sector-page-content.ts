import { groupLanding } from '@torque-tide/domain/landings/job-landings';
import { useTaxonomy } from '@/shared/settings/use-settings';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { type Enquiry, hiringAt } from '@/site/enquiry/enquiry';

/** Everything that differs between the two sector pages. */
export interface SectorPageContent {
  name: 'Clean Energy' | 'Future Mobility';
  tone: SectorTone;
  lead: string;
  subSectors: readonly SubSector[];
  clients: { lead: string; kinds: readonly ClientKind[] };
  roles: { lead: string; categories: readonly RoleCategory[] };
  closing: { title: string; lead: string };
}

/** A field of a sector, and where its jobs are. */
export interface SubSector {
  name: string;
  to: string;
}

export interface ClientKind {
  name: string;
  /** What they do, in the one line that says whom they hire. */
  text: string;
}

export interface RoleCategory {
  name: string;
  roles: readonly string[];
}

/** An enquiry about hiring in a half of the business. */
export function useHiringIn(name: SectorPageContent['name']): Enquiry {
  return hiringAt(groupLanding(useTaxonomy(), name));
}
