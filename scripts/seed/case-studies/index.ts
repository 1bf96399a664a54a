import { cleanEnergyCaseStudies } from './clean-energy';
import type { DemoCaseStudy } from './demo-case-study';
import { electricVehiclesCaseStudies } from './electric-vehicles';
import { futureMobilityCaseStudies } from './future-mobility';
import { renewableEnergyCaseStudies } from './renewable-energy';

/** The demo's case studies, newest first. Companies and people are invented. */
export const demoCaseStudies: readonly DemoCaseStudy[] = [
  ...cleanEnergyCaseStudies,
  ...electricVehiclesCaseStudies,
  ...futureMobilityCaseStudies,
  ...renewableEnergyCaseStudies,
].sort((a, b) => a.createdDaysAgo - b.createdDaysAgo);
