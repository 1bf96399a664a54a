import { JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type { Location } from '@torque-tide/contract/locations';
import type { Sector } from '@torque-tide/contract/sectors';
import {
  type LocationPage,
  SECTOR_GROUPS,
  type SectorGroup,
  type SectorPage,
  type Taxonomy,
} from '@torque-tide/contract/taxonomy';

type First<T> = Omit<T, 'sortOrder' | 'version'>;

/**
 * The initial sectors, as specified, without their pages' words. A market's page lists its sectors' jobs too, so its own tags don't
 * repeat them.
 */
export const SECTOR_ROWS: readonly Sector[] = numbered<Sector>([
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

/** The initial locations: those of the job form, with the ids of old jobs, and others where clients build. */
export const LOCATION_ROWS: readonly Location[] = numbered<Location>([
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

/** The initial taxonomy. */
export const FIRST_TAXONOMY: Taxonomy = toTaxonomy(SECTOR_ROWS, LOCATION_ROWS);

/**
 * Returns the market whose page an item is; undefined for any other. Such an item's name, market and page are
 * fixed.
 */
export function marketOf(id: string): SectorGroup | undefined {
  return SECTOR_GROUPS.find((group) => idOfMarket(group) === id);
}

/** Returns the taxonomy of stored sectors and locations. */
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

/** Returns every tag that a sector's page covers, its own name first. */
function tagsOf({ name, tags = [], formerNames = [] }: Sector): string[] {
  return [name, ...tags, ...formerNames];
}

/** Both markets always have a page, even if stored content lacks one. */
function withMarkets(sectors: readonly Sector[]): readonly Sector[] {
  const missing = SECTOR_ROWS.filter(
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

/** Removes repeated names, ignoring case. */
function eachOnce(names: readonly string[]): string[] {
  const known = names.map((name) => name.toLowerCase());
  return names.filter((_, index) => known.indexOf(known[index] ?? '') === index);
}

/** Puts the specified choices first, in their order. */
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
  return { id, slug: id, name, group, ...own, ...more };
}

/** A sector for case studies, without a page of jobs. */
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
  return { id, name, countries, isOffered: false, ...more, slug };
}

function numbered<T extends Sector | Location>(items: readonly First<T>[]): T[] {
  return items.map(
    (item, index) => ({ ...item, sortOrder: index + 1, version: 0 }) as unknown as T,
  );
}

function idOfMarket(group: SectorGroup): string {
  return group.toLowerCase().replace(' ', '-');
}
