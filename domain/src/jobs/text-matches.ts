import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import type { JobIndex } from './job-filter';
import { matchedWords } from './job-word-search';

/**
 * Stores the server's matches in a list's texts, so that searches find them too. They belong to
 * this version of the list: a job that looks the same in the next one may have another text.
 */
export function addTextMatches(
  { entries, readAt }: Pick<JobIndex, 'entries' | 'readAt'>,
  { described, worded, found }: TextMatches,
): void {
  if (matchedWords.readAt !== readAt) Object.assign(matchedWords, { readAt, of: new WeakMap() });
  const byId = new Map(entries.map((entry) => [entry.job.id, entry]));
  // One line per match: a search has no line breaks.
  const lines = (pieces: readonly string[], at: readonly number[]) =>
    at.map((place) => `\n${pieces[place]}`).join('');
  for (const alike of found) {
    const [inDescription, inWords] = [
      lines(described, alike.described),
      lines(worded, alike.worded),
    ];
    for (const entry of alike.jobs.flatMap((id) => byId.get(id) ?? [])) {
      entry.description += inDescription;
      matchedWords.of.set(entry.job, (matchedWords.of.get(entry.job) ?? '') + inWords);
    }
  }
}
