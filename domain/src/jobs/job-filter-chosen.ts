import type { JobFilters } from './job-filter';

/** A chosen filter other than the text, and how to remove it. */
export interface ChosenFilter {
  /** The part of the filter it belongs to. */
  part: Exclude<keyof JobFilters, 'text'>;
  /** The filter in words, such as 'Solar' or 'Posted within 7 days'. */
  name: string;
  /** True if a dropdown shows it as well. */
  isInDropdown: boolean;
  /** The filters without it. */
  without: Partial<JobFilters>;
}

const LISTS = ['sectors', 'locations', 'types'] as const;

/** Returns everything that is chosen, in the order of the form. */
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
  const posted = days === 1 ? 'Posted within a day' : `Posted within ${days} days`;
  if (days > 0) add('days', posted, { days: 0 });
  return [...listed, ...switched];
}
