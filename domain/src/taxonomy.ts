import { JOB_SECTOR_CHOICES } from '@torque-tide/contract/job-choices';
import type {
  LocationRecord,
  SectorRecord,
  TaxonomyFields,
} from '@torque-tide/contract/taxonomy-record';
import type { SectorGroup, Taxonomy, TaxonomyItem } from '@torque-tide/contract/taxonomy';

/** Every sector that jobs are searched by; the two that we are named for come first in their group. */
const sectors: SectorRecord[] = [
  sector('clean-energy', 'Clean energy', 'Clean Energy', [
    'Clean Energy',
    'Renewable Energy',
    'Battery Storage',
    'BESS',
    'Solar',
    'Wind',
    'Hydrogen',
  ]),
  sector('renewable-energy', 'Renewable energy', 'Clean Energy', [
    'Renewable Energy',
    'Solar',
    'Wind',
  ]),
  sector('battery-storage', 'Battery storage', 'Clean Energy', ['Battery Storage', 'BESS']),
  sector('solar', 'Solar', 'Clean Energy', ['Solar']),
  sector('wind', 'Wind', 'Clean Energy', ['Wind']),
  withoutCaseStudies(sector('hydrogen', 'Hydrogen', 'Clean Energy', ['Hydrogen'])),
  nameAlone('grid-and-transmission', 'Grid & Transmission', 'Clean Energy'),
  sector('future-mobility', 'Future mobility', 'Future Mobility', [
    'Future Mobility',
    'Mobility',
    'EV Charging',
    'Electric Vehicles',
    'EV',
    'Automotive',
  ]),
  sector('ev-charging', 'EV charging', 'Future Mobility', ['EV Charging']),
  sector('electric-vehicles', 'Electric vehicles', 'Future Mobility', ['Electric Vehicles', 'EV']),
  withoutCaseStudies(sector('automotive', 'Automotive', 'Future Mobility', ['Automotive'])),
  nameAlone('advanced-air-mobility', 'Advanced Air Mobility', 'Future Mobility'),
  nameAlone('autonomous', 'Autonomous', 'Future Mobility'),
];

/** The countries that the job form offers, others that our clients build in, and some cities. */
const locations: LocationRecord[] = [
  location('united-kingdom', 'United Kingdom', { country: 'GB' }, 'UK'),
  location('london', 'London', { country: 'GB', towns: ['London'] }),
  location('scotland', 'Scotland', {
    country: 'GB',
    towns: ['Scotland', 'Aberdeen', 'Dundee', 'Edinburgh', 'Glasgow', 'Inverness', 'Perth'],
  }),
  location('germany', 'Germany', { country: 'DE' }, 'Germany'),
  location('hamburg', 'Hamburg', { country: 'DE', towns: ['Hamburg'] }),
  location('munich', 'Munich', { country: 'DE', towns: ['Munich', 'München'] }),
  location('france', 'France', { country: 'FR' }, 'France'),
  location('spain', 'Spain', { country: 'ES' }, 'Spain'),
  location('madrid', 'Madrid', { country: 'ES', towns: ['Madrid'] }),
  location('poland', 'Poland', { country: 'PL' }, 'Poland'),
  location('netherlands', 'Netherlands', { country: 'NL' }),
  location('denmark', 'Denmark', { country: 'DK' }),
  location('sweden', 'Sweden', { country: 'SE' }),
  location('nordics', 'Nordics', { country: 'DK', also: ['SE', 'NO', 'FI', 'IS'] }),
  location('united-states', 'United States', { country: 'US' }, 'USA'),
  location('canada', 'Canada', { country: 'CA' }, 'Canada'),
  location('united-arab-emirates', 'United Arab Emirates', { country: 'AE' }, 'UAE'),
  location('dubai', 'Dubai', { country: 'AE', towns: ['Dubai'] }),
  location('australia', 'Australia', { country: 'AU' }, 'Australia'),
  location('remote', 'Remote', 'remote', 'Remote'),
];

/**
 * Sectors and locations as the product begins: the choices of the forms are those that the specification
 * quotes. They hold until somebody changes them.
 */
export const FIRST_FIELDS: TaxonomyFields = {
  sectors,
  jobSectors: [...JOB_SECTOR_CHOICES],
  locations,
};

/** The names of sectors, as the form of a case study offers them and a job's legacy `sectorId` names them. */
export const FIRST_SECTORS: readonly TaxonomyItem[] = namesOfSectors(FIRST_FIELDS);

/** Likewise the locations of the job form, under the ids that a job's legacy `locationId` points to. */
export const FIRST_LOCATIONS: readonly TaxonomyItem[] = namesOfLocations(FIRST_FIELDS);

/** By which sectors and places jobs are listed, as the product begins. */
export const FIRST_TAXONOMY: Taxonomy = toTaxonomy(FIRST_FIELDS);

/** What pages, feeds and searches are told. */
export function toTaxonomy(fields: TaxonomyFields): Taxonomy {
  return {
    sectors: fields.sectors.flatMap(
      ({ slug, name, group, tags, hasCaseStudies, hasPage, isRetired, former }) =>
        hasPage && !isRetired
          ? { slug, name, group, tags, hasCaseStudies, ...formerOf(former) }
          : [],
    ),
    locations: fields.locations.flatMap(({ slug, name, where, isRetired, former }) =>
      isRetired ? [] : { slug, name, where, ...formerOf(former) },
    ),
    jobSectors: fields.jobSectors,
    jobLocations: namesOfLocations(fields).map(({ name }) => name),
  };
}

function formerOf(former: string[]) {
  return former.length > 0 ? { former } : {};
}

/** The names of the sectors that are offered. */
export function namesOfSectors(fields: TaxonomyFields): TaxonomyItem[] {
  return fields.sectors.flatMap(({ id, tags: [name], isRetired }) =>
    name === undefined || isRetired ? [] : { id, name },
  );
}

/** The names of the locations that are offered. */
export function namesOfLocations(fields: TaxonomyFields): TaxonomyItem[] {
  return fields.locations.flatMap(({ offered, isRetired }) =>
    offered && !isRetired ? offered : [],
  );
}

function sector(id: string, name: string, group: SectorGroup, tags: string[]): SectorRecord {
  return {
    id,
    slug: id,
    name,
    former: [],
    isRetired: false,
    group,
    tags,
    formerNames: [],
    hasCaseStudies: true,
    hasPage: true,
  };
}

/** The specification's filters of case studies leave two sectors of jobs out. */
function withoutCaseStudies(record: SectorRecord): SectorRecord {
  return { ...record, hasCaseStudies: false };
}

/** A sector that case studies may name, without a page of jobs. */
function nameAlone(id: string, name: string, group: SectorGroup): SectorRecord {
  return { ...withoutCaseStudies(sector(id, name, group, [name])), hasPage: false };
}

function location(
  id: string,
  name: string,
  where: LocationRecord['where'],
  tag?: string,
): LocationRecord {
  return {
    id,
    slug: id,
    name,
    former: [],
    isRetired: false,
    where,
    ...(tag === undefined ? {} : { offered: { id: tag.toLowerCase(), name: tag } }),
  };
}
