import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import type { JobIndex } from './job-filter';
import { matchedWords } from './job-word-search';

/**
 * Stores the server's matches in a list's texts, so that searches find them too. They belong to
 * this version of the list: a job that looks the same in the next one may have another text.
 */
export function addTextMatches(
  { entries, readAt }: Pick<JobIndex, 'entries' | 'readAt'>,
  matches: TextMatches,
): void {
  if (matchedWords.readAt !== readAt) Object.assign(matchedWords, { readAt, of: new WeakMap() });
  const byId = new Map(entries.map((entry) => [entry.job.id, entry]));
  // One line per match: a search has no line breaks.
  const lines = (pieces: readonly string[]) => pieces.map((piece) => `\n${piece}`).join('');
  for (const { id, described, worded } of matches) {
    const entry = byId.get(id);
    if (!entry) continue;
    entry.description += lines(described);
    matchedWords.of.set(entry.job, (matchedWords.of.get(entry.job) ?? '') + lines(worded));
  }
}
