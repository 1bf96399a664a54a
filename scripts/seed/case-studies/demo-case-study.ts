import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { slugOf } from '@torque-tide/domain/plain-text';
import { CASE_STUDY_ID_MAX, type NewCaseStudyInput } from '@torque-tide/contract/case-studies';

export interface DemoCaseStudy extends NewCaseStudyInput {
  /** How long before the seeding it was written; case studies are listed newest first. */
  createdDaysAgo: number;
}

/** What is told of a case study of a sector; somebody of its company is quoted, unless it says of which. */
interface Told extends Omit<DemoCaseStudy, 'id' | 'sector' | 'testimonial'> {
  company: string;
  testimonial?: { quote: string; author: string; company?: string };
}

/** The case studies of a sector, each under the slug that the admin area proposes for its title. */
export function caseStudiesOf(sector: string, all: readonly Told[]): DemoCaseStudy[] {
  return all.map(({ company, testimonial, ...told }) => ({
    ...told,
    id: slugOf(told.title, CASE_STUDY_ID_MAX),
    sector,
    company,
    ...(testimonial && { testimonial: { company, ...testimonial } }),
  }));
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
