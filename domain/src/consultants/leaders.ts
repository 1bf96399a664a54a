import type { Consultant } from '@torque-tide/contract/consultants';

/** Most director cards on About: one for each market. */
export const DIRECTORS_MAX = 2;

/** The title of a director without another one. */
export const DEFAULT_POSITION = 'Co-founder';

type Person = Pick<Consultant, 'isActive' | 'isDirector'>;

/**
 * Splits the people of About into directors with a card and everybody else, each in order. Directors beyond
 * the cards join the others.
 */
export function leadersOf<P extends Person>(people: readonly P[]): { leaders: P[]; others: P[] } {
  const shown = people.filter(({ isActive }) => isActive);
  const leaders = shown.filter(({ isDirector }) => isDirector).slice(0, DIRECTORS_MAX);
  return { leaders, others: shown.filter((person) => !leaders.includes(person)) };
}

/** Returns a director's title. */
export function positionOf({ position }: Pick<Consultant, 'position'>): string {
  return position || DEFAULT_POSITION;
}
