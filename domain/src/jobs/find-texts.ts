import type { Job } from '@torque-tide/contract/jobs';
import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import { withoutOneWord } from './job-filter-words';
import { EXCERPT_MAX } from './job-text';
import { comparedText, findByWords, patternsInText } from './job-word-search';

/**
 * Returns the matches of a search in the parts of adverts that a long list leaves out, so that it
 * finds the same jobs as in a full list: by the text as typed, by its words and synonyms, and by
 * the text without one of its words.
 */
export function findTexts(jobs: readonly Job[], text: string): TextMatches {
  const typed = text.trim();
  const described = [...new Set([typed, ...withoutOneWord(typed).map((each) => each.text)])]
    .map((each) => each.toLowerCase())
    .filter(Boolean);
  const worded = patternsInText(typed);
  const byWords = new Set(findByWords(jobs, typed).map(({ job }) => job));
  return jobs.flatMap((job) => {
    const whole = job.description.toLowerCase();
    const beginning = beginningOf(job);
    const inDescription = described.filter(
      (piece) => whole.includes(piece) && !beginning.includes(piece),
    );
    const inWords = byWords.has(job)
      ? worded.filter((pattern) => comparedText(job).includes(pattern))
      : [];
    const isFound = inDescription.length + inWords.length > 0;
    return isFound ? { id: job.id, described: inDescription, worded: inWords } : [];
  });
}

/** The part of an advert that a long list contains. */
function beginningOf({ description }: Job): string {
  return description.slice(0, EXCERPT_MAX + 1).toLowerCase();
}
