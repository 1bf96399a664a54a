import { createStoredText } from '@/shared/browser/stored-choice';
import { useSyncExternalStore } from 'react';
import type { JobView } from './job-entry';

/** What the dense list can show of a job beside its title, in the order of its columns. */
export const JOB_COLUMNS = [
  'state',
  'place',
  'sectors',
  'salary',
  'posted',
  'closes',
  'changed',
] as const;
export type JobColumn = (typeof JOB_COLUMNS)[number];

type Sort = Exclude<JobView['sort'], ''>;

interface ColumnWords {
  label: string;
  /** The orders that its heading gives: the first press, and the next. */
  sorts: readonly [Sort, Sort];
  /** Of the first of them: dates begin with the newest. */
  first: 'ascending' | 'descending';
}

export const COLUMN_WORDS: Readonly<Record<'title' | JobColumn, ColumnWords>> = {
  title: { label: 'Title', sorts: ['title', 'title-down'], first: 'ascending' },
  state: { label: 'State', sorts: ['state', 'state-down'], first: 'ascending' },
  place: { label: 'Place', sorts: ['place', 'place-down'], first: 'ascending' },
  sectors: { label: 'Sectors', sorts: ['sectors', 'sectors-down'], first: 'ascending' },
  salary: { label: 'Salary', sorts: ['salary-down', 'salary'], first: 'descending' },
  posted: { label: 'Posted', sorts: ['newest', 'oldest'], first: 'descending' },
  closes: { label: 'Closes', sorts: ['closing', 'closing-down'], first: 'ascending' },
  changed: { label: 'Changed by', sorts: ['changed-down', 'changed'], first: 'descending' },
};

/** How a column is sorted by a view; undefined where it is not. */
export function ariaSortOf(column: 'title' | JobColumn, sort: JobView['sort']) {
  const { sorts, first } = COLUMN_WORDS[column];
  if (sort === sorts[0]) return first;
  if (sort !== sorts[1]) return undefined;
  return first === 'ascending' ? 'descending' : 'ascending';
}

/** The columns that a text names, in their own order; all for a text that names none. */
export function readColumns(text: string): readonly JobColumn[] {
  const names = new Set(text.split('.'));
  const known = JOB_COLUMNS.filter((column) => names.has(column));
  return known.length > 0 ? known : JOB_COLUMNS;
}

export function writeColumns(columns: readonly JobColumn[]): string {
  return columns.join('.');
}

export type JobLayout = 'cards' | 'table';

const stored = {
  layout: createStoredText('adminJobsLayout'),
  columns: createStoredText('adminJobsColumns'),
};

/** How the jobs are listed, chosen once and kept in this browser. */
export function useJobLayout() {
  const layout = useSyncExternalStore(stored.layout.subscribe, readLayout);
  const columns = useSyncExternalStore(stored.columns.subscribe, () => stored.columns.read() ?? '');
  return {
    layout,
    columns,
    setLayout: (next: JobLayout) => stored.layout.write(next),
    setColumns: (next: readonly JobColumn[]) => stored.columns.write(writeColumns(next)),
  };
}

function readLayout(): JobLayout {
  return stored.layout.read() === 'table' ? 'table' : 'cards';
}
