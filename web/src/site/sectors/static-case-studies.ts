/** A case study that the Sectors page tells of without asking the server. */
export interface SectorCaseStudy {
  title: string;
  summary: string;
  /** Its cover, one of the site's own pictures. */
  cover: string;
  /** The tab that it stands on. */
  sector: 'Clean Energy' | 'Future Mobility';
}

/** Two for each tab; each links to the stored case study whose id is its title's slug. */
export const sectorCaseStudies: readonly SectorCaseStudy[] = [
  {
    title: 'An offshore wind package team before the tender closed',
    summary:
      'Seven package managers and interface engineers for a North Sea wind developer, in post before the turbine and foundation contracts were let.',
    cover: '/covers/offshore-turbine.svg',
    sector: 'Clean Energy',
  },
  {
    title: 'Nine commissioning engineers in fourteen weeks',
    summary:
      'How a storage developer with land, grid and batteries, but nobody to switch them on, staffed three sites in Scotland and northern England.',
    cover: '/covers/battery-racks.svg',
    sector: 'Clean Energy',
  },
  {
    title: 'Four hundred chargers and the people to connect them',
    summary:
      'A charging network doubled its build rate in the Netherlands and Germany with a delivery team hired on a monthly subscription.',
    cover: '/covers/charger.svg',
    sector: 'Future Mobility',
  },
  {
    title: 'A head of certification found in confidence',
    summary:
      'An aircraft maker replaced the person who answers to the regulator eighteen months before type certification, without its suppliers hearing of it first.',
    cover: '/covers/evtol.svg',
    sector: 'Future Mobility',
  },
];

/** The slug of a title: lower case, hyphens for spaces, nothing else but letters and digits. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '');
}
