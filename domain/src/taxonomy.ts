import { JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { LandingText } from '@torque-tide/contract/landing-pages';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import {
  type LocationPage,
  SECTOR_GROUPS,
  type SectorGroup,
  type SectorPage,
  type Taxonomy,
} from '@torque-tide/contract/taxonomy';
import { locationTexts } from './landing-texts/location-texts';
import { sectorTexts } from './landing-texts/sector-texts';

type First<T> = Omit<T, 'sortOrder' | 'version'>;

/**
 * The sectors until the owner changes them, as the specification quotes them. The page of a market lists its
 * sectors' jobs too, so that its own tags don't name them.
 */
export const FIRST_SECTORS: readonly Sector[] = numbered<Sector>([
  sector('clean-energy', 'Clean Energy', 'Clean Energy', { linkName: 'Clean energy' }),
  sector('renewable-energy', 'Renewable Energy', 'Clean Energy', {
    linkName: 'Renewable energy',
    tags: ['Solar', 'Wind'],
  }),
  sector('battery-storage', 'Battery Storage', 'Clean Energy', {
    linkName: 'Battery storage',
    isOffered: true,
    tags: ['BESS'],
  }),
  sector('solar', 'Solar', 'Clean Energy', { isOffered: true }),
  sector('wind', 'Wind', 'Clean Energy', { isOffered: true }),
  sector('hydrogen', 'Hydrogen', 'Clean Energy', { isOffered: true, hasCaseStudies: false }),
  nameAlone('grid-and-transmission', 'Grid & Transmission', 'Clean Energy'),
  sector('future-mobility', 'Future Mobility', 'Future Mobility', {
    linkName: 'Future mobility',
    tags: ['Mobility'],
  }),
  sector('ev-charging', 'EV Charging', 'Future Mobility', {
    linkName: 'EV charging',
    isOffered: true,
  }),
  sector('electric-vehicles', 'Electric Vehicles', 'Future Mobility', {
    linkName: 'Electric vehicles',
    tags: ['EV'],
  }),
  sector('automotive', 'Automotive', 'Future Mobility', { isOffered: true, hasCaseStudies: false }),
  nameAlone('advanced-air-mobility', 'Advanced Air Mobility', 'Future Mobility'),
  nameAlone('autonomous', 'Autonomous', 'Future Mobility'),
]);

/** The locations until then: those of the job form under the ids of old jobs, and others that clients build in. */
export const FIRST_LOCATIONS: readonly Location[] = numbered<Location>([
  location('UK', ['GB'], { linkName: 'United Kingdom', slug: 'united-kingdom', isOffered: true }),
  location('London', ['GB'], { towns: ['London'] }),
  location('Scotland', ['GB'], {
    towns: ['Scotland', 'Aberdeen', 'Dundee', 'Edinburgh', 'Glasgow', 'Inverness', 'Perth'],
  }),
  location('Germany', ['DE'], { isOffered: true }),
  location('Hamburg', ['DE'], { towns: ['Hamburg'] }),
  location('Munich', ['DE'], { towns: ['Munich', 'München'] }),
  location('France', ['FR'], { isOffered: true }),
  location('Spain', ['ES'], { isOffered: true }),
  location('Madrid', ['ES'], { towns: ['Madrid'] }),
  location('Poland', ['PL'], { isOffered: true }),
  location('Netherlands', ['NL']),
  location('Denmark', ['DK']),
  location('Sweden', ['SE']),
  location('Nordics', ['DK', 'SE', 'NO', 'FI', 'IS']),
  location('USA', ['US'], { linkName: 'United States', slug: 'united-states', isOffered: true }),
  location('Canada', ['CA'], { isOffered: true }),
  location('UAE', ['AE'], {
    linkName: 'United Arab Emirates',
    slug: 'united-arab-emirates',
    isOffered: true,
  }),
  location('Dubai', ['AE'], { towns: ['Dubai'] }),
  location('Australia', ['AU'], { isOffered: true }),
  location('Remote', 'remote', { isOffered: true }),
]);

/** By which sectors and places jobs are listed until then. */
export const FIRST_TAXONOMY: Taxonomy = toTaxonomy(FIRST_SECTORS, FIRST_LOCATIONS);

/** The market whose own page an item's is; undefined for every other. Its name, market and page stay. */
export function marketOf(id: string): SectorGroup | undefined {
  return SECTOR_GROUPS.find((group) => idOfMarket(group) === id);
}

/** What pages, feeds and searches are told of the stored sectors and locations. */
export function toTaxonomy(stored: readonly Sector[], locations: readonly Location[]): Taxonomy {
  const sectors = withMarkets(stored);
  const pages = sectors.filter(({ slug, hasPage }) => hasPage && slug !== '');
  return {
    sectors: pages.map((sector) => sectorPage(sector, pages)),
    locations: locations.flatMap((place): LocationPage[] => {
      const where = whereOf(place);
      return where && place.slug !== '' ? [{ ...pageOf(place), where }] : [];
    }),
    jobSectors: inSpecifiedOrder(eachOnce(sectors.flatMap(offeredTags))),
    jobLocations: locations.filter(({ isOffered }) => isOffered).map(({ name }) => name),
  };
}

function sectorPage(sector: Sector, pages: readonly Sector[]): SectorPage {
  const { id, group, hasCaseStudies, formerNames } = sector;
  const others = marketOf(id) ? pages.filter((page) => page.group === group) : [];
  const tags = eachOnce([sector, ...others].flatMap(tagsOf));
  return {
    ...pageOf(sector),
    group,
    tags,
    ...(formerNames ? { formerNames } : {}),
    hasCaseStudies,
  };
}

function offeredTags({ name, isOffered, tags = [] }: Sector): string[] {
  return isOffered ? [name, ...tags] : tags;
}

/** Every tag whose jobs a sector's page lists, its own name first. */
function tagsOf({ name, tags = [], formerNames = [] }: Sector): string[] {
  return [name, ...tags, ...formerNames];
}

/** Pages are about both markets, so that each has its page even where content from elsewhere lacks it. */
function withMarkets(sectors: readonly Sector[]): readonly Sector[] {
  const missing = FIRST_SECTORS.filter(
    ({ id }) => marketOf(id) && !sectors.some((sector) => sector.id === id),
  );
  return missing.length === 0 ? sectors : [...missing, ...sectors];
}

function pageOf({ id, slug, name, linkName = name, formerSlugs = [] }: Sector | Location) {
  return {
    ...(id === slug ? {} : { id }),
    slug,
    name: linkName,
    ...(formerSlugs.length > 0 ? { former: formerSlugs } : {}),
  };
}

function whereOf({ countries, towns }: Location): LocationPage['where'] | undefined {
  if (!countries || countries === 'remote') return countries;
  const [country, ...also] = countries;
  if (country === undefined) return undefined;
  return { country, ...(also.length > 0 ? { also } : {}), ...(towns?.length ? { towns } : {}) };
}

/** Each name once, whatever its case. */
function eachOnce(names: readonly string[]): string[] {
  const known = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => known.indexOf(known[index] ?? '') === index);
}

/** The choices that the specification quotes keep its order, and others come after them. */
function inSpecifiedOrder(names: readonly string[]): string[] {
  const choices: readonly string[] = JOB_SECTOR_CHOICES;
  const specified = choices.filter((choice) => names.includes(choice));
  return [...specified, ...names.filter((name) => !choices.includes(name))];
}

function sector(
  id: string,
  name: string,
  group: SectorGroup,
  more: Partial<Sector>,
): First<Sector> {
  const own = { isOffered: false, hasPage: true, hasCaseStudies: true };
  return { id, slug: id, name, group, ...own, ...wordsOf(sectorTexts[id]), ...more };
}

/** A sector that case studies may name, without a page of jobs. */
function nameAlone(id: string, name: string, group: SectorGroup): First<Sector> {
  return sector(id, name, group, { hasPage: false, hasCaseStudies: false });
}

function location(
  name: string,
  countries: Location['countries'],
  more: Partial<Location> = {},
): First<Location> {
  const id = name.toLowerCase();
  const { slug = id } = more;
  return { id, name, countries, isOffered: false, ...wordsOf(locationTexts[slug]), ...more, slug };
}

function wordsOf(text: LandingText | undefined) {
  if (!text) return {};
  const { intro, ...words } = text;
  return { ...words, ...intro };
}

function numbered<T extends Sector | Location>(items: readonly First<T>[]): T[] {
  // Each is whole with these two.
  return items.map(
    (item, index) => ({ ...item, sortOrder: index + 1, version: 0 }) as unknown as T,
  );
}

function idOfMarket(group: SectorGroup): string {
  return group.toLowerCase().replace(' ', '-');
}
