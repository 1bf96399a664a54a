import { useQuery } from '@tanstack/react-query';
import type { Choices } from '@/admin/fields/field-rows';
import { useTaxonomy } from '@/shared/settings/use-settings';
import { consultantsQuery } from './taxonomy-queries';

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
  const { data: consultants = [], isError } = useQuery(consultantsQuery);
  return {
    names: consultants.map(({ id }) => id),
    labels: Object.fromEntries(
      consultants.map(({ id, name, role, isActive }) => [
        id,
        `${name}, ${role}${isActive ? '' : ' (inactive)'}`,
      ]),
    ),
    problem: isError ? 'The consultants could not be loaded.' : undefined,
  };
}
