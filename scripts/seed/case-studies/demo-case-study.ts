import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import type { NewCaseStudyInput } from '@torque-tide/contract/case-studies';

export interface DemoCaseStudy extends NewCaseStudyInput {
  /** How long before the seeding it was written; case studies are listed newest first. */
  createdDaysAgo: number;
}

/** The covers in `scripts/seed/pictures/covers`. */
type Cover =
  | 'autonomous'
  | 'battery-racks'
  | 'charger'
  | 'drivetrain'
  | 'electrolyser'
  | 'evtol'
  | 'offshore-turbine'
  | 'solar-array'
  | 'substation';

/** The address of a cover, absolute as the contract asks of every picture. */
export function coverUrl(cover: Cover): string {
  return `${PUBLIC_ORIGIN}/covers/${cover}.svg`;
}
