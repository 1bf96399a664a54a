import type { Consultant } from '@torque-tide/contract/consultants';

/** Cards of directors on About, at most: one for each half of the business. */
export const DIRECTORS_MAX = 2;

/** What a director is called who says nothing else. */
export const DEFAULT_POSITION = 'Co-founder';

type Person = Pick<Consultant, 'isActive' | 'isDirector'>;

/**
 * The people of About, each in the order of the list: who leads the agency, and everybody else. A director
 * for whom there is no card stands among the others, so that nobody is missing.
 */
export function leadersOf<P extends Person>(people: readonly P[]): { leaders: P[]; others: P[] } {
  const shown = people.filter(({ isActive }) => isActive);
  const leaders = shown.filter(({ isDirector }) => isDirector).slice(0, DIRECTORS_MAX);
  return { leaders, others: shown.filter((person) => !leaders.includes(person)) };
}

/** What a director is called. */
export function positionOf({ position }: Pick<Consultant, 'position'>): string {
  return position || DEFAULT_POSITION;
}
