import { useQuery } from '@tanstack/react-query';
import type { Choices } from '@/admin/fields/field-rows';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { apiQuery } from '@/shared/api/api-query';

/** The sectors that the job form offers as tags. */
export function useSectorChoices(): readonly string[] {
  return useTaxonomy().jobSectors;
}

/** The locations that the job form offers as tags. */
export function useLocationChoices(): readonly string[] {
  return useTaxonomy().jobLocations;
}

/** The consultants that a job may name; who is not active can be told from the others. */
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The names of sectors, by who reads them: one entry of the cache, and two times after which it is read
 * again. Jobs look up the ids of old tags, which hardly change. Whoever chooses the sector of a case study
 * soon sees one that has been added.
 */
export const sectorsQuery = {
  ofJobs: { ...apiQuery('/api/sectors'), staleTime: HOUR_MS },
  ofCaseStudies: { ...apiQuery('/api/sectors'), staleTime: MINUTE_MS },
};

/** Whom jobs name for questions. */
export const consultantsQuery = apiQuery('/api/consultants');

/** The names of locations, for the ids of old jobs. */
export const locationsQuery = { ...apiQuery('/api/locations'), staleTime: HOUR_MS };
