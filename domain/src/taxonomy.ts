import { JOB_LOCATION_CHOICES } from '@torque-tide/contract/job-choices';
import type {
  LocationPage,
  SectorGroup,
  SectorPage,
  Taxonomy,
  TaxonomyItem,
} from '@torque-tide/contract/taxonomy';

/**
 * The sectors that the product begins with: the form of a case study offers their names, and a job's
 * legacy `sectorId` points here. They hold until a database has sectors of its own.
 */
export const FIRST_SECTORS: readonly TaxonomyItem[] = [
  { id: 'clean-energy', name: 'Clean Energy' },
  { id: 'renewable-energy', name: 'Renewable Energy' },
  { id: 'solar', name: 'Solar' },
  { id: 'wind', name: 'Wind' },
  { id: 'battery-storage', name: 'Battery Storage' },
  { id: 'hydrogen', name: 'Hydrogen' },
  { id: 'grid-and-transmission', name: 'Grid & Transmission' },
  { id: 'future-mobility', name: 'Future Mobility' },
  { id: 'electric-vehicles', name: 'Electric Vehicles' },
  { id: 'ev-charging', name: 'EV Charging' },
  { id: 'automotive', name: 'Automotive' },
  { id: 'advanced-air-mobility', name: 'Advanced Air Mobility' },
  { id: 'autonomous', name: 'Autonomous' },
];

/** Likewise the locations of the job form, under the ids that a job's legacy `locationId` points to. */
export const FIRST_LOCATIONS: readonly TaxonomyItem[] = JOB_LOCATION_CHOICES.map((name) => ({
  id: name.toLowerCase(),
  name,
}));

/** Every sector that jobs are searched by; the two that we are named for come first in their group. */
const sectors: SectorPage[] = [
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
];

/** The countries that the job form offers, others that our clients build in, and some cities. */
const locations: LocationPage[] = [
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

/** By which sectors and places jobs are listed, as the product begins. */
export const FIRST_TAXONOMY: Taxonomy = { sectors, locations };

function sector(slug: string, name: string, group: SectorGroup, tags: string[]): SectorPage {
  return { slug, name, group, tags, hasCaseStudies: true };
}

/** The specification's filters of case studies leave two sectors of jobs out. */
function withoutCaseStudies(page: SectorPage): SectorPage {
  return { ...page, hasCaseStudies: false };
}

function location(slug: string, name: string, where: LocationPage['where']): LocationPage {
  return { slug, name, where };
}
