import { useQuery } from '@tanstack/react-query';
import type { Choices } from '@/admin/fields/field-rows';
import { apiQuery } from '@/shared/api/api-query';

/** The consultants that a job may name; who is not active can be told from the others. */
export function useConsultantChoices(): Choices {
  const { data: consultants = [], isError } = useQuery(apiQuery('/api/consultants'));
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
