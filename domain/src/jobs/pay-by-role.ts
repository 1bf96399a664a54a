import type { Job } from '@torque-tide/contract/jobs';
import type { PaidJob } from './job-pay';
import { type Discipline, disciplinesOf, levelOf, USUAL_LEVEL } from './job-titles';
import { type StatedPay, statedPay } from './stated-pay';

/** The stated pay of one discipline at one level. */
export interface RolePay extends StatedPay {
  /** Such as 'Electrical engineering, senior and lead'. */
  role: string;
}

const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  electrical: 'Electrical engineering',
  controls: 'Controls and software',
  mechanical: 'Mechanical engineering',
  process: 'Process engineering',
  safety: 'Safety and homologation',
  commissioning: 'Commissioning and service',
  delivery: 'Construction and delivery',
  planning: 'Planning and development',
  analysis: 'Yield and performance',
  commercial: 'Commercial',
  leadership: 'Leadership',
};

/** The level's words after a discipline; '' for the usual level. */
const LEVEL_NAMES: Readonly<Record<number, string>> = {
  1: 'technician and junior',
  3: 'senior and lead',
  4: 'head and director',
  5: 'board',
};

/**
 * Returns the stated pay by discipline and level, most adverts first. A title with several disciplines counts
 * in each, one without any is left out. `statedPay` requires at least three adverts.
 */
export function payByRole(jobs: readonly (PaidJob & Pick<Job, 'title'>)[]): RolePay[] {
  const groups = new Map<string, PaidJob[]>();
  for (const job of jobs) {
    for (const discipline of disciplinesOf(job.title)) {
      const role = roleName(discipline, levelOf(job.title));
      groups.set(role, [...(groups.get(role) ?? []), job]);
    }
  }
  return [...groups]
    .flatMap(([role, own]) => statedPay(own).map((pay) => Object.assign(pay, { role })))
    .sort((a, b) => b.adverts - a.adverts);
}

function roleName(discipline: Discipline, level: number): string {
  const name = DISCIPLINE_NAMES[discipline];
  // For leadership the level adds nothing.
  if (level === USUAL_LEVEL || discipline === 'leadership') return name;
  return `${name}, ${LEVEL_NAMES[level] ?? ''}`;
}
