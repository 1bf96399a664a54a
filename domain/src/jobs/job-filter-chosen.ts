import type { JobFilters } from './job-filter';

/** One thing that a visitor has chosen beside the text, and the way to take it away. */
export interface ChosenFilter {
  /** Which part of the filter it belongs to. */
  part: Exclude<keyof JobFilters, 'text'>;
  /** What it asks for, in words, such as 'Solar' or 'Posted within 7 days'. */
  name: string;
  /** True of the one of its part that stands in a dropdown as well. */
  isInDropdown: boolean;
  /** What the filters become without it. */
  without: Partial<JobFilters>;
}

const LISTS = ['sectors', 'locations', 'types'] as const;

/** Everything that is chosen, in the order in which it is asked for. */
export function chosenFilters(filters: JobFilters): ChosenFilter[] {
  const listed = LISTS.flatMap((part) =>
    filters[part].map((name, at) => ({
      part,
      name,
      isInDropdown: part !== 'types' && at === 0,
      without: { [part]: filters[part].filter((other) => other !== name) },
    })),
  );
  const switched: ChosenFilter[] = [];
  const { remote, salary, days } = filters;
  const add = (part: ChosenFilter['part'], name: string, without: Partial<JobFilters>) =>
    switched.push({ part, name, isInDropdown: false, without });
  if (remote) add('remote', 'Remote', { remote: false });
  if (salary) add('salary', 'Salary stated', { salary: false });
  if (days > 0) add('days', daysText(days), { days: 0 });
  return [...listed, ...switched];
}

/** 'Posted within 7 days'. */
export function daysText(days: number): string {
  return days === 1 ? 'Posted within a day' : `Posted within ${days} days`;
}
