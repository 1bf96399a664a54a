import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Consultant } from '@torque-tide/contract/consultants';
import type { Job } from '@torque-tide/contract/jobs';
import { isOpen } from '@torque-tide/domain/jobs/job-openness';
import type { Choices } from '@/admin/fields/form-controls';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { apiQuery } from '@/shared/api/api-query';

export function useSectorChoices(): readonly string[] {
  return useTaxonomy().jobSectors;
}

export function useLocationChoices(): readonly string[] {
  return useTaxonomy().jobLocations;
}

/** Returns the consultants a job can name; inactive ones say so. */
export function useConsultantChoices(): Choices {
  const read = useQuery(consultantsQuery);
  const labelOf = ({ name, role, isActive }: Consultant) =>
    `${name}, ${role}${isActive ? '' : ' (inactive)'}`;
  return choicesOf(read, 'consultants', 'A deleted person', labelOf);
}

/** Returns the jobs an application can be for; marks closed ones. */
export function useJobChoices(): Choices {
  const select = (jobs: Job[]) => jobs.toSorted((a, b) => a.title.localeCompare(b.title));
  const now = new Date();
  const labelOf = (job: Job) => `${job.title}${isOpen(job, now) ? '' : ' (closed)'}`;
  return choicesOf(useQuery({ ...jobsQuery, select }), 'jobs', 'A deleted job', labelOf);
}

function choicesOf<T extends { id: string }>(
  { data = [], isError, isSuccess }: UseQueryResult<T[]>,
  plural: string,
  missing: string,
  labelOf: (item: T) => string,
): Choices {
  return {
    names: data.map(({ id }) => id),
    labels: Object.fromEntries(data.map((item) => [item.id, labelOf(item)])),
    missing: isSuccess ? missing : undefined,
    problem: isError ? `The ${plural} could not be loaded.` : undefined,
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns the sectors, with two stale times: old tags hardly change, but a new sector should be
 * offered soon.
 */
export const sectorsQuery = {
  ofJobs: { ...apiQuery('/api/sectors'), staleTime: HOUR_MS },
  ofCaseStudies: { ...apiQuery('/api/sectors'), staleTime: MINUTE_MS },
};

export const consultantsQuery = apiQuery('/api/consultants');

/** The list of the Jobs tab, for other kinds. */
export const jobsQuery = { ...apiQuery('/api/jobs'), staleTime: MINUTE_MS };

/** Reads the new applications, for counting them. */
export const newApplicationsQuery = apiQuery('/api/admin/new-applications');

export const locationsQuery = { ...apiQuery('/api/locations'), staleTime: HOUR_MS };
