import type { Taxonomy } from '@torque-tide/contract/taxonomy';
import { type Asked, consultantFor, type Question } from './consultant-for';

/**
 * Counts the questions that somebody answers once a consultant is changed and doesn't now (`gained`), and
 * the other way round (`lost`).
 *
 * @param id of the consultant that is changed
 */
export function changedAnswers(
  taxonomy: Taxonomy,
  questions: readonly Question[],
  { id, before, after }: { id: string; before: readonly Asked[]; after: readonly Asked[] },
): { gained: number; lost: number } {
  let [gained, lost] = [0, 0];
  for (const question of questions) {
    const answered = consultantFor(taxonomy, question, before)?.id === id;
    const answers = consultantFor(taxonomy, question, after)?.id === id;
    if (answers && !answered) gained += 1;
    if (answered && !answers) lost += 1;
  }
  return { gained, lost };
}
