import { GROUP_TAGS, type SectorGroup } from '../sector-groups';

interface Landing {
  /** Its part of the URL; never changed, because other sites link to it. */
  slug: string;
  /** What a link to it says. */
  name: string;
}

/** The jobs of one sector, on a page of their own. */
export interface SectorLanding extends Landing {
  kind: 'sector';
  /** Whose colour it has, and on whose sector page it is linked. */
  group: SectorGroup;
  /** The job tags that belong to it: whole ones, in any case. */
  tags: readonly string[];
}

/** The jobs of one place, or those that are done from anywhere, on a page of their own. */
export interface LocationLanding extends Landing {
  kind: 'location';
  where: LandingPlace | 'remote';
}

export interface LandingPlace {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Further countries that make up the place, when it is more than one. */
  also?: readonly string[];
  /** The towns that make up the place, when it is less than the country. */
  towns?: readonly string[];
}

export type JobLanding = SectorLanding | LocationLanding;

/** Every sector that jobs are searched by; the two that we are named for come first in their group. */
export const SECTOR_LANDINGS: readonly SectorLanding[] = [
  sector('clean-energy', 'Clean energy', 'Clean Energy', GROUP_TAGS['Clean Energy']),
  sector('renewable-energy', 'Renewable energy', 'Clean Energy', [
    'Renewable Energy',
    'Solar',
    'Wind',
  ]),
  sector('battery-storage', 'Battery storage', 'Clean Energy', ['Battery Storage', 'BESS']),
  sector('solar', 'Solar', 'Clean Energy', ['Solar']),
  sector('wind', 'Wind', 'Clean Energy', ['Wind']),
  sector('hydrogen', 'Hydrogen', 'Clean Energy', ['Hydrogen']),
  sector('future-mobility', 'Future mobility', 'Future Mobility', GROUP_TAGS['Future Mobility']),
  sector('ev-charging', 'EV charging', 'Future Mobility', ['EV Charging']),
  sector('electric-vehicles', 'Electric vehicles', 'Future Mobility', ['Electric Vehicles', 'EV']),
  sector('automotive', 'Automotive', 'Future Mobility', ['Automotive']),
];

/** The countries that the job form offers, others that our clients build in, and some cities. */
export const LOCATION_LANDINGS: readonly LocationLanding[] = [
  location('united-kingdom', 'United Kingdom', { country: 'GB' }),
  location('london', 'London', { country: 'GB', towns: ['London'] }),
  location('scotland', 'Scotland', {
    country: 'GB',
    towns: ['Scotland', 'Aberdeen', 'Dundee', 'Edinburgh', 'Glasgow', 'Inverness', 'Perth'],
  }),
  location('germany', 'Germany', { country: 'DE' }),
  location('hamburg', 'Hamburg', { country: 'DE', towns: ['Hamburg'] }),
  location('munich', 'Munich', { country: 'DE', towns: ['Munich', 'München'] }),
  location('france', 'France', { country: 'FR' }),
  location('spain', 'Spain', { country: 'ES' }),
  location('madrid', 'Madrid', { country: 'ES', towns: ['Madrid'] }),
  location('poland', 'Poland', { country: 'PL' }),
  location('netherlands', 'Netherlands', { country: 'NL' }),
  location('denmark', 'Denmark', { country: 'DK' }),
  location('sweden', 'Sweden', { country: 'SE' }),
  location('nordics', 'Nordics', { country: 'DK', also: ['SE', 'NO', 'FI', 'IS'] }),
  location('united-states', 'United States', { country: 'US' }),
  location('canada', 'Canada', { country: 'CA' }),
  location('united-arab-emirates', 'United Arab Emirates', { country: 'AE' }),
  location('dubai', 'Dubai', { country: 'AE', towns: ['Dubai'] }),
  location('australia', 'Australia', { country: 'AU' }),
  location('remote', 'Remote', 'remote'),
];

export const JOB_LANDINGS: readonly JobLanding[] = [...SECTOR_LANDINGS, ...LOCATION_LANDINGS];

/** The landing page at a slug; undefined for a slug that nobody gave out. */
export function sectorLanding(slug: string | undefined): SectorLanding | undefined {
  return SECTOR_LANDINGS.find((landing) => landing.slug === slug);
}

/** The landing page at a slug; undefined for a slug that nobody gave out. */
export function locationLanding(slug: string | undefined): LocationLanding | undefined {
  return LOCATION_LANDINGS.find((landing) => landing.slug === slug);
}

/** The page of a job's sector tag: the closest one, so that 'Solar' is not 'Clean energy'. */
export function landingOfSectorTag(tag: string): SectorLanding | undefined {
  return SECTOR_LANDINGS.filter((landing) => hasTag(landing, tag)).sort(
    (a, b) => a.tags.length - b.tags.length,
  )[0];
}

/** The page of a whole half of the business, by its name in any case; undefined for other names. */
export function landingOfGroup(name: string): SectorLanding | undefined {
  const wanted = name.trim().toLowerCase();
  return SECTOR_LANDINGS.find(
    (landing) => landing.group.toLowerCase() === wanted && landing.name.toLowerCase() === wanted,
  );
}

/** The page of a half of the business. @throws {Error} when it has none, which is a mistake of ours */
export function groupLanding(group: SectorGroup): SectorLanding {
  const landing = landingOfGroup(group);
  if (!landing) throw new Error(`The sector ${group} has no page of jobs`);
  return landing;
}

/** True when a sector's page is about a tag. */
export function hasTag({ tags }: SectorLanding, tag: string): boolean {
  return tags.some((own) => own.toLowerCase() === tag.trim().toLowerCase());
}

function sector(
  slug: string,
  name: string,
  group: SectorGroup,
  tags: readonly string[],
): SectorLanding {
  return { kind: 'sector', slug, name, group, tags };
}

function location(slug: string, name: string, where: LocationLanding['where']): LocationLanding {
  return { kind: 'location', slug, name, where };
}
