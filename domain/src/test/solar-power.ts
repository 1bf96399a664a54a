import type { LandingText } from '@torque-tide/contract/taxonomy-record';
import type { SectorEdit } from '../landings/edit-taxonomy';

/** What an owner makes of the sector 'solar'. */
export const SOLAR_POWER: SectorEdit = {
  tag: 'Solar Power',
  name: 'Solar power',
  slug: 'solar-power',
  group: 'Clean Energy',
  hasCaseStudies: true,
  hasPage: true,
  isOffered: true,
};

/** The words of its page then. */
export const SOLAR_POWER_TEXT: LandingText = {
  heading: 'Solar power jobs',
  title: 'Solar power jobs in parks and on roofs',
  description: 'Open roles in solar power.',
  intro: { lead: 'Parks are quick to build.', more: '' },
  roles: ['PV design engineer'],
};
