import { type JobFilters, type JobIndex, POSTED_WITHIN_DAYS, testsOf } from './job-filter';

/** A choice of a filter, and how many jobs there would be with it, as the other filters stand. */
export interface Choice<Value> {
  value: Value;
  jobs: number;
  isChosen: boolean;
}

/** Every choice by which a list can be narrowed down. */
interface JobChoices {
  sectors: Choice<string>[];
  locations: Choice<string>[];
  types: Choice<string>[];
  remote: Choice<'remote'>;
  salary: Choice<'salary'>;
  days: Choice<number>[];
}

/** Counts for each choice the jobs that it and all other parts of the filter let through. */
export function choicesOf(index: JobIndex, filters: JobFilters): JobChoices {
  const count = (changes: Partial<JobFilters>) => countOf(index, { ...filters, ...changes });
  /** What is chosen stays a choice, though no job may carry it any more. */
  const listed = (part: 'sectors' | 'locations' | 'types'): Choice<string>[] => {
    const chosen = filters[part];
    const gone = chosen.filter((value) => !isOneOf(index[part], value));
    return [...gone, ...index[part]].map((value) => ({
      value,
      jobs: count({ [part]: [value] }),
      isChosen: isOneOf(chosen, value),
    }));
  };
  return {
    sectors: listed('sectors'),
    locations: listed('locations'),
    types: listed('types'),
    remote: { value: 'remote', jobs: count({ remote: true }), isChosen: filters.remote },
    salary: { value: 'salary', jobs: count({ salary: true }), isChosen: filters.salary },
    days: POSTED_WITHIN_DAYS.map((days) => ({
      value: days,
      jobs: count({ days }),
      isChosen: filters.days === days,
    })),
  };
}

/** The list with the value put in or, when it is there in any case, taken out. */
export function toggled(values: readonly string[], value: string): string[] {
  return isOneOf(values, value)
    ? values.filter((other) => !isOneOf([other], value))
    : [...values, value];
}

function countOf(index: JobIndex, filters: JobFilters): number {
  const tests = Object.values(testsOf(filters, index));
  return index.entries.reduce(
    (jobs, entry) => jobs + Number(tests.every((test) => test(entry))),
    0,
  );
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.some((other) => other.toLowerCase() === value.toLowerCase());
}
