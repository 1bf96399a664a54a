import type { SectorTone } from '@/shared/ui/sector/sector-tone';

/** Everything that differs between the two sector pages. */
export interface SectorPageContent {
  name: 'Clean Energy' | 'Future Mobility';
  tone: SectorTone;
  lead: string;
  subSectors: readonly string[];
  clients: { lead: string; kinds: readonly ClientKind[] };
  roles: { lead: string; categories: readonly RoleCategory[] };
  closing: { title: string; lead: string };
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
