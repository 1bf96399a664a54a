import { PUBLIC_ORIGIN } from '@torque-tide/domain/public-origin';
import { slugOf } from '@torque-tide/domain/plain-text';
import { CASE_STUDY_ID_MAX, type NewCaseStudyInput } from '@torque-tide/contract/case-studies';

export interface DemoCaseStudy extends NewCaseStudyInput {
  /** Its age at seeding; case studies are listed newest first. */
  createdDaysAgo: number;
}

/** A case study's content. The quoted person works for its company unless another one is given. */
interface DemoCaseStudyContent extends Omit<DemoCaseStudy, 'id' | 'sector' | 'testimonial'> {
  company: string;
  testimonial?: { quote: string; author: string; company?: string };
}

/** Returns a sector's case studies, each under the slug that the admin area would propose. */
export function caseStudiesOf(
  sector: string,
  all: readonly DemoCaseStudyContent[],
): DemoCaseStudy[] {
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

/** Returns a cover's address: absolute, because the API requires it. */
export function coverUrl(cover: Cover): string {
  return `${PUBLIC_ORIGIN}/covers/${cover}.svg`;
}
