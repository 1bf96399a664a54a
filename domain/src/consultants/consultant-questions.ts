import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { splitTags } from '../jobs/job-text';
import { type JobLanding, landingsOf } from '../landings/job-landings';
import { caseStudiesOfLanding } from '../jobs/jobs-of-landing';
import type { Question } from './consultant-for';

/** Returns the question about a job. */
export function questionOfJob(
  job: Pick<Job, 'consultantId' | 'sectorTags' | 'locationTags'>,
): Question {
  const { consultantId, sectorTags, locationTags } = job;
  return { consultantId, sectors: splitTags(sectorTags), countries: splitTags(locationTags) };
}

/**
 * Returns the question about a case study: the narrowest sector among its tags, so that 'Offshore wind' goes
 * to somebody who knows wind, or else its own sector.
 */
export function questionOfCaseStudy(
  taxonomy: Taxonomy,
  study: Pick<CaseStudy, 'sector' | 'tags' | 'stats'>,
): Question {
  const named = landingsOf(taxonomy)
    .sectors.filter((landing) => caseStudiesOfLanding(landing, [study]).length > 0)
    .sort((a, b) => a.tags.length - b.tags.length);
  return {
    sectors: [...new Set([...named.flatMap(({ tags }) => tags), study.sector])],
    countries: study.tags,
  };
}

/** Returns the question about a sector's or place's jobs; undefined for remote jobs. */
export function questionOfLanding(landing: JobLanding): Question {
  if (landing.kind === 'sector') return { sectors: [landing.name, ...landing.tags] };
  const { where } = landing;
  if (where === 'remote') return { sectors: [] };
  return { sectors: 'any', countries: [where.country, ...(where.also ?? [])] };
}
