import { filterJobs, type JobFilters, type JobIndex, NO_FILTERS } from './job-filter';
import { chosenFilters } from './job-filter-chosen';

/** The parts of a filter other than the text, in order. */
const PARTS = ['near', 'sectors', 'locations', 'types', 'remote', 'salary', 'days'] as const;
type Part = (typeof PARTS)[number];

/** Returns a search in words, such as 'grid, Solar, Germany'; '' if it is empty. */
export function searchText(filters: JobFilters): string {
  const parts = PARTS.map((part) => wordsFor(part, filters));
  return [filters.text.trim(), ...parts].filter(Boolean).join(', ');
}

/** A part of a search whose removal gives results. */
export interface Hindrance {
  /** What to leave out: a quoted word of the text, or the chosen values of one kind. */
  drop: string;
  /** How many jobs there are without it. */
  jobs: number;
  /** The search without it. */
  filters: JobFilters;
}

/**
 * Returns the words and filters to remove from a search without results: each gives results when it
 * alone is removed. Most results first.
 */
export function hindrancesOf(index: JobIndex, filters: JobFilters): Hindrance[] {
  const without = (drop: string, changes: Partial<JobFilters>): Hindrance => {
    const rest = { ...filters, ...changes };
    return { drop, jobs: filterJobs(index, rest).length, filters: rest };
  };
  const hindrances = [
    ...withoutOneWord(filters.text).map(({ word, text }) => without(`“${word}”`, { text })),
    ...PARTS.filter((part) => wordsFor(part, filters) !== '').map((part) =>
      without(wordsFor(part, filters), { [part]: NO_FILTERS[part] }),
    ),
  ];
  return hindrances.filter(({ jobs }) => jobs > 0).sort((a, b) => b.jobs - a.jobs);
}

/** Returns a text without each of its words in turn. */
export function withoutOneWord(text: string): { word: string; text: string }[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word, at) => ({
    word,
    text: words.filter((_, other) => other !== at).join(' '),
  }));
}

/** Returns a part of a filter in words; '' for an empty one. */
function wordsFor(part: Part, filters: JobFilters): string {
  if (part === 'near') return filters.near && `near ${filters.near}`;
  const chosen = chosenFilters(filters).filter((each) => each.part === part);
  return chosen.map(({ name }) => name).join(', ');
}
