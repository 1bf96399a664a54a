import { useQuery } from '@tanstack/react-query';
import type { Choices } from '@/admin/fields/field-rows';
import { consultantsQuery } from './taxonomy-queries';

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
