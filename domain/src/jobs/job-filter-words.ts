import { filterJobs, type JobFilters, type JobIndex, NO_FILTERS } from './job-filter';
import { daysText } from './job-filter-chosen';

/** The parts of a filter beside its text, in the order in which they are named. */
const PARTS = ['near', 'sectors', 'locations', 'types', 'remote', 'salary', 'days'] as const;
type Part = (typeof PARTS)[number];

/** The whole search in words, such as 'grid, Solar, Germany'; empty when it asks for nothing. */
export function searchText(filters: JobFilters): string {
  const parts = PARTS.map((part) => NAMES[part](filters));
  return [filters.text.trim(), ...parts].filter(Boolean).join(', ');
}

/** A part of a search that stands in the way of any result. */
export interface Hindrance {
  /** What to leave out: a word of the text in quotes, or what is chosen of one kind. */
  drop: string;
  /** How many jobs there are without it. */
  jobs: number;
  /** The search without it. */
  filters: JobFilters;
}

/**
 * Of a search without a result: each word or filter whose removal alone gives results, the one that
 * gives most of them first.
 */
export function hindrancesOf(index: JobIndex, filters: JobFilters): Hindrance[] {
  const without = (drop: string, changes: Partial<JobFilters>): Hindrance => {
    const rest = { ...filters, ...changes };
    return { drop, jobs: filterJobs(index, rest).length, filters: rest };
  };
  const hindrances = [
    ...withoutOneWord(filters.text).map(({ word, text }) => without(`“${word}”`, { text })),
    ...PARTS.filter((part) => NAMES[part](filters) !== '').map((part) =>
      without(NAMES[part](filters), { [part]: NO_FILTERS[part] }),
    ),
  ];
  return hindrances.filter(({ jobs }) => jobs > 0).sort((a, b) => b.jobs - a.jobs);
}

/** A text without each of its words, in turn. */
export function withoutOneWord(text: string): { word: string; text: string }[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.map((word, at) => ({
    word,
    text: words.filter((_, other) => other !== at).join(' '),
  }));
}

/** What each part of a filter asks for, in words; empty when it asks for nothing. */
const NAMES: Record<Part, (filters: JobFilters) => string> = {
  near: ({ near }) => (near === '' ? '' : `near ${near}`),
  sectors: ({ sectors }) => sectors.join(', '),
  locations: ({ locations }) => locations.join(', '),
  types: ({ types }) => types.join(', '),
  remote: ({ remote }) => (remote ? 'Remote' : ''),
  salary: ({ salary }) => (salary ? 'Salary stated' : ''),
  days: ({ days }) => (days > 0 ? daysText(days) : ''),
};
