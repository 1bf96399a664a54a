import { type JobFilters, type JobIndex, POSTED_WITHIN_DAYS, testsOf } from './job-filter';

/** An option of a filter, and how many jobs it would leave with the other filters unchanged. */
export interface Choice<Value> {
  value: Value;
  jobs: number;
  isChosen: boolean;
}

/** Every option that narrows a list down. */
interface JobChoices {
  sectors: Choice<string>[];
  locations: Choice<string>[];
  types: Choice<string>[];
  remote: Choice<'remote'>;
  salary: Choice<'salary'>;
  days: Choice<number>[];
}

/** Counts the jobs for each option, given all other parts of the filter. */
export function choicesOf(index: JobIndex, filters: JobFilters): JobChoices {
  const count = (changes: Partial<JobFilters>) => countOf(index, { ...filters, ...changes });
  /** A chosen value stays an option even if no job has it any more. */
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

/** Adds a value to a list, or removes it if it is there, ignoring case. */
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
