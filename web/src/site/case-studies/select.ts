import type { CaseStudy } from '@torque-tide/contract/case-studies';

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

function normalised(name: string): string {
  return name.trim().toLowerCase();
}
