import { JOB_LOCATION_CHOICES } from '@torque-tide/contract/job-choices';
import type { TaxonomyItem } from '@torque-tide/contract/taxonomy';

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
