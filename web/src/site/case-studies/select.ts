import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type JobLanding, landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import { caseStudiesOfLanding, jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';

/** The most open jobs below a case study: one row of cards. */
const OPEN_ROLES_MAX = 3;
/** The most case studies below another one. */
const RELATED_MAX = 2;
/** The most case studies on a sector's page. */
const SECTOR_PAGE_MAX = 3;

/** Returns others of the same sector, in the list's order. */
export function relatedTo(current: CaseStudy, all: readonly CaseStudy[]): CaseStudy[] {
  const sector = normalised(current.sector);
  return all
    .filter((study) => study.id !== current.id && normalised(study.sector) === sector)
    .slice(0, RELATED_MAX);
}

/** Returns the first case studies of the named sectors; ignores case. */
export function ofSectors(all: readonly CaseStudy[], names: readonly string[]): CaseStudy[] {
  const wanted = new Set(names.map(normalised));
  return all.filter((study) => wanted.has(normalised(study.sector))).slice(0, SECTOR_PAGE_MAX);
}

/** Returns the first case studies for a landing page. */
export function ofLanding(landing: JobLanding, all: readonly CaseStudy[]): CaseStudy[] {
  return caseStudiesOfLanding(landing, all).slice(0, SECTOR_PAGE_MAX);
}

/** The content below a case study. */
interface AfterCaseStudy {
  /** Others of the same sector. */
  related: readonly CaseStudy[];
  /** The next one in the list, which wraps around. */
  next: Pick<CaseStudy, 'id' | 'title' | 'sector'> | undefined;
  /** A few open jobs of its sector. */
  jobs: readonly ListedJob[];
}

/** Returns the content below a case study. */
export function afterCaseStudy(
  taxonomy: Taxonomy,
  current: CaseStudy,
  all: readonly CaseStudy[],
  jobs: readonly ListedJob[],
  now: Date,
): AfterCaseStudy {
  const place = all.findIndex(({ id }) => id === current.id);
  const next = all[(place + 1) % all.length];
  const landing = landingOfSectorTag(taxonomy, current.sector);
  return {
    related: relatedTo(current, all),
    next:
      place >= 0 && next && next.id !== current.id
        ? { id: next.id, title: next.title, sector: next.sector }
        : undefined,
    jobs: landing ? jobsOfLanding(landing, jobs, now).slice(0, OPEN_ROLES_MAX) : [],
  };
}

/** Returns '9 hired' and '14 weeks', as far as known. */
export function figuresOf({ peopleHired, timeToHire }: CaseStudy['stats'] = {}): string[] {
  const hired = peopleHired === undefined ? '' : `${peopleHired} hired`;
  return [hired, timeToHire ?? ''].filter(Boolean);
}

/** Normalises a name for comparison: case doesn't count. */
export function normalised(name: string): string {
  return name.trim().toLowerCase();
}
