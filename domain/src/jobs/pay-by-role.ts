import type { Job } from '@torque-tide/contract/jobs';
import type { PaidJob } from './job-pay';
import { type Discipline, disciplinesOf, levelOf, USUAL_LEVEL } from './job-titles';
import { type StatedPay, statedPay } from './stated-pay';

/** What adverts state as pay for people who do the same at the same level. */
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

/** What is said of a level behind a discipline; nothing of the usual one. */
const LEVEL_NAMES: Readonly<Record<number, string>> = {
  1: 'technician and junior',
  3: 'senior and lead',
  4: 'head and director',
  5: 'board',
};

/**
 * The pay that jobs state, by what somebody does and at which level: one range from a technician to a
 * board would be of no use to anybody. A role that names several disciplines counts in each; one that
 * names none counts nowhere. Of each, as `statedPay` has it, at least three adverts tell; the widest known
 * come first.
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
  // Whoever leads is no more told by a level than by the word.
  if (level === USUAL_LEVEL || discipline === 'leadership') return name;
  return `${name}, ${LEVEL_NAMES[level] ?? ''}`;
}
