import type { Job } from '@torque-tide/contract/jobs';

/** A job's further facts with their labels, in the order of its page and adverts. */
const JOB_FACTS = [
  ['workingPattern', 'Working pattern'],
  ['start', 'Start'],
  ['languages', 'Languages'],
  ['visaSponsorship', 'Visa sponsorship'],
  ['relocationHelp', 'Relocation help'],
] as const satisfies readonly (readonly [keyof Job, string])[];

export const JOB_FACT_LABELS: readonly string[] = JOB_FACTS.map(([, label]) => label);

export type JobFactField = (typeof JOB_FACTS)[number][0];

export interface JobFact {
  label: string;
  text: string;
}

/** Returns a job's further facts, without empty ones. */
export function jobFactsOf(job: Pick<Job, JobFactField>): JobFact[] {
  return JOB_FACTS.flatMap(([field, label]) => {
    const value = job[field];
    if (value === undefined || value === '') return [];
    return { label, text: typeof value === 'string' ? value : value ? 'Yes' : 'No' };
  });
}
