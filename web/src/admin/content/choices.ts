import { useQuery } from '@tanstack/react-query';
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
  const { data: consultants = [], isError, isSuccess } = useQuery(consultantsQuery);
  return {
    names: consultants.map(({ id }) => id),
    labels: Object.fromEntries(
      consultants.map(({ id, name, role, isActive }) => [
        id,
        `${name}, ${role}${isActive ? '' : ' (inactive)'}`,
      ]),
    ),
    missing: isSuccess ? 'A deleted person' : undefined,
    problem: isError ? 'The consultants could not be loaded.' : undefined,
  };
}

/** Returns the jobs an application can be for; marks closed ones. */
export function useJobChoices(): Choices {
  const { data: jobs = [], isError, isSuccess } = useQuery(jobsQuery);
  const now = new Date();
  const inOrder = jobs.toSorted((a, b) => a.title.localeCompare(b.title));
  return {
    names: inOrder.map(({ id }) => id),
    labels: Object.fromEntries(
      inOrder.map((job) => [job.id, `${job.title}${isOpen(job, now) ? '' : ' (closed)'}`]),
    ),
    missing: isSuccess ? 'A deleted job' : undefined,
    problem: isError ? 'The jobs could not be loaded.' : undefined,
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
