import type { SectorGroup } from '@torque-tide/contract/taxonomy';
import type { TextsOf } from '@torque-tide/domain/texts/all-texts';
import type { SectorTone } from '@/shared/ui/sector/sector-tone';
import { paths } from '@/site/paths';

export interface SectorProfile {
  /** The tab's name in the URL. */
  id: 'clean-energy' | 'future-mobility';
  name: SectorGroup;
  tone: SectorTone;
  /** The path of the sector's own page. */
  to: string;
}

/** The tabs of the Sectors page, in order. */
export const sectorProfiles = [
  { id: 'clean-energy', name: 'Clean Energy', tone: 'tide', to: paths.cleanEnergy() },
  { id: 'future-mobility', name: 'Future Mobility', tone: 'torque', to: paths.futureMobility() },
] as const satisfies readonly SectorProfile[];

/** The URL parameter of the open tab. */
export const TAB_PARAM = 'tab';

/** Returns the tab in a URL's search, or the first. */
export function openTab(search: string): SectorProfile {
  const id = new URLSearchParams(search).get(TAB_PARAM);
  return sectorProfiles.find((profile) => profile.id === id) ?? sectorProfiles[0];
}

/** The prefixes of the tabs' texts. */
const PREFIXES = {
  'clean-energy': 'cleanEnergy',
  'future-mobility': 'futureMobility',
} as const satisfies Record<SectorProfile['id'], string>;

/** Returns a tab's texts. */
export function wordsOf(id: SectorProfile['id'], texts: TextsOf<'sectors'>) {
  const prefix = PREFIXES[id];
  return {
    description: texts[`${prefix}Description`],
    market: texts[`${prefix}Market`],
    /** Kinds of companies in the market. */
    players: texts[`${prefix}Players`],
    trends: texts[`${prefix}Trends`],
  };
}
