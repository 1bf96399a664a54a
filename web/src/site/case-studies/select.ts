import type { CaseStudy } from '@torque-tide/contract/case-studies';
import type { ListedJob } from '@torque-tide/contract/listed-jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type JobLanding, landingOfSectorTag } from '@torque-tide/domain/landings/job-landings';
import { caseStudiesOfLanding, jobsOfLanding } from '@torque-tide/domain/jobs/jobs-of-landing';

/** Open jobs below a case study, at most: one row of cards. */
const OPEN_ROLES_MAX = 3;
/** Case studies that stand below another one, at most. */
const RELATED_MAX = 2;
/** Case studies on a sector's page, at most. */
const SECTOR_PAGE_MAX = 3;

/** Others of the same sector, in the order of the list. */
export function relatedTo(current: CaseStudy, all: readonly CaseStudy[]): CaseStudy[] {
  const sector = normalised(current.sector);
  return all
    .filter((study) => study.id !== current.id && normalised(study.sector) === sector)
    .slice(0, RELATED_MAX);
}

/** The first case studies whose sector is one of `names`: whole names, without regard to case. */
export function ofSectors(all: readonly CaseStudy[], names: readonly string[]): CaseStudy[] {
  const wanted = new Set(names.map(normalised));
  return all.filter((study) => wanted.has(normalised(study.sector))).slice(0, SECTOR_PAGE_MAX);
}

/** The first case studies that belong on a landing page. */
export function ofLanding(landing: JobLanding, all: readonly CaseStudy[]): CaseStudy[] {
  return caseStudiesOfLanding(landing, all).slice(0, SECTOR_PAGE_MAX);
}

/** What a visitor who has read a case study may go on to. */
export interface AfterCaseStudy {
  /** The one that follows in the list, which begins again after its end. */
  next: Pick<CaseStudy, 'id' | 'title' | 'sector'> | undefined;
  /** Open jobs of its sector, a few of them. */
  jobs: readonly ListedJob[];
}

/** What stands at the end of a case study: the next one, and open jobs of its sector. */
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
    next:
      place >= 0 && next && next.id !== current.id
        ? { id: next.id, title: next.title, sector: next.sector }
        : undefined,
    jobs: landing ? jobsOfLanding(landing, jobs, now).slice(0, OPEN_ROLES_MAX) : [],
  };
}

/** '9 hired' and '14 weeks', as far as they are known. */
export function figuresOf({ peopleHired, timeToHire }: CaseStudy['stats'] = {}): string[] {
  const hired = peopleHired === undefined ? '' : `${peopleHired} hired`;
  return [hired, timeToHire ?? ''].filter(Boolean);
}

/** A name as it is compared: without regard to case. */
export function normalised(name: string): string {
  return name.trim().toLowerCase();
}
