import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { paths } from '@/site/paths';

/** A tab of the Sectors page. */
export interface SectorProfile {
  /** Names the tab in the URL. */
  id: 'clean-energy' | 'future-mobility';
  name: SectorGroup;
  tone: SectorTone;
  /** The sector's own page. */
  to: string;
}

/** The tabs of the Sectors page, in their order. */
export const sectorProfiles = [
  { id: 'clean-energy', name: 'Clean Energy', tone: 'tide', to: paths.cleanEnergy() },
  { id: 'future-mobility', name: 'Future Mobility', tone: 'torque', to: paths.futureMobility() },
] as const satisfies readonly SectorProfile[];

/** Names the open tab in the URL. */
export const TAB_PARAM = 'tab';

/** The tab that a URL's search names, else the first. */
export function openTab(search: string): SectorProfile {
  const id = new URLSearchParams(search).get(TAB_PARAM);
  return sectorProfiles.find((profile) => profile.id === id) ?? sectorProfiles[0];
}

/** How the names of a tab's texts begin. */
const PREFIXES = {
  'clean-energy': 'cleanEnergy',
  'future-mobility': 'futureMobility',
} as const satisfies Record<SectorProfile['id'], string>;

/** What the owner says of a sector in its tab. */
export function wordsOf(id: SectorProfile['id'], texts: TextsOf<'sectors'>) {
  const prefix = PREFIXES[id];
  return {
    description: texts[`${prefix}Description`],
    market: texts[`${prefix}Market`],
    /** The kinds of companies that move the market. */
    players: texts[`${prefix}Players`],
    trends: texts[`${prefix}Trends`],
  };
}
