import { useQuery } from '@tanstack/react-query';
import type { Application } from '@torque-tide/contract/applications';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { consultantFor } from '@torque-tide/domain/consultants/consultant-for';
import { questionOfJob } from '@torque-tide/domain/consultants/consultant-questions';
import { useMemo } from 'react';
import { consultantsQuery, jobsQuery } from '@/admin/content/choices';
import { useTaxonomy } from '@/shared/settings/use-settings';

/** Shown for an application without a job. */
export const NO_JOB = 'No job in particular';

/** The job of an application. */
export interface JobOfApplication {
  title: string;
  /** False for a deleted job, and for none. */
  isThere: boolean;
  /** Its consultant; undefined if it has none. */
  consultant: Pick<Consultant, 'id' | 'name'> | undefined;
}

export type JobsOfApplications = (application: Application) => JobOfApplication;

const NO_CONSULTANTS: readonly Consultant[] = [];

/** Returns a function that finds an application's current job. */
export function useJobsOfApplications(): JobsOfApplications {
  const { data: jobs } = useQuery(jobsQuery);
  const { data: consultants = NO_CONSULTANTS } = useQuery(consultantsQuery);
  const taxonomy = useTaxonomy();
  return useMemo(
    () => jobsOfApplications(jobs, consultants, taxonomy),
    [jobs, consultants, taxonomy],
  );
}

/** @param jobs undefined until they are read */
export function jobsOfApplications(
  jobs: readonly Job[] | undefined,
  consultants: readonly Consultant[],
  taxonomy: Taxonomy,
): JobsOfApplications {
  const byId = new Map(jobs?.map((job) => [job.id, job]));
  return ({ jobId = '', jobTitle }) => {
    if (jobId === '') return { title: NO_JOB, isThere: false, consultant: undefined };
    const job = byId.get(jobId);
    if (!job) {
      const title = jobTitle ?? (jobs ? 'A deleted job' : `Job #${jobId}`);
      return { title, isThere: false, consultant: undefined };
    }
    const consultant = consultantFor(taxonomy, questionOfJob(job), consultants);
    return { title: job.title, isThere: true, consultant };
  };
}
