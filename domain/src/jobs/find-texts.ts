import type { Job } from '@torque-tide/contract/jobs';
import type { TextMatches } from '@torque-tide/contract/listed-jobs';
import { withoutOneWord } from './job-filter-words';
import { EXCERPT_MAX } from './job-text';
import { comparedText, findByWords, patternsInText } from './job-word-search';

/** Caches each description in lower case. */
const lowered = new WeakMap<Job, string>();

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
  const found = new Map<string, TextMatches['found'][number]>();
  for (const job of jobs) {
    const whole = loweredOf(job);
    const inDescription = placesOf(
      described,
      (piece) => whole.includes(piece) && !beginningOf(job).includes(piece),
    );
    const inWords = byWords.has(job)
      ? placesOf(worded, (pattern) => comparedText(job).includes(pattern))
      : [];
    if (inDescription.length + inWords.length === 0) continue;
    const key = `${inDescription.join()};${inWords.join()}`;
    const alike = found.get(key) ?? { described: inDescription, worded: inWords, jobs: [] };
    alike.jobs.push(job.id);
    found.set(key, alike);
  }
  return { described, worded, found: [...found.values()] };
}

function loweredOf(job: Job): string {
  const text = lowered.get(job) ?? job.description.toLowerCase();
  lowered.set(job, text);
  return text;
}

/** The part of an advert that a long list contains. */
function beginningOf({ description }: Job): string {
  return description.slice(0, EXCERPT_MAX + 1).toLowerCase();
}

function placesOf(pieces: readonly string[], isThere: (piece: string) => boolean): number[] {
  return pieces.flatMap((piece, at) => (isThere(piece) ? at : []));
}
