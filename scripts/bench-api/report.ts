import { markdownTable } from '../lib/markdown-table';
import type { Figures } from './measure';
import type { WakingFigures } from './waking';

/** One line of the table: what is measured, at what it aims, and what came out for each size. */
export interface Row {
  name: string;
  unit: string;
  /** What the figure should stay below. */
  goal?: number;
  /** Missing this goal fails the run: the figure does not depend on the machine. */
  isGate?: boolean;
  values: number[];
}

/** The rows of a run, one value for each size of the content. */
export function toRows(runs: readonly Figures[]): Row[] {
  const of = (pick: (figures: Figures) => number) => runs.map(pick);
  return [
    { name: 'module load, median', unit: 'ms', goal: 150, values: of((run) => run.moduleLoadMs) },
    { name: 'start to first answer', unit: 'ms', values: of((run) => run.firstAnswerMs) },
    {
      name: 'Firestore reads, 1,000 visits in ten minutes',
      unit: '',
      goal: 30,
      isGate: true,
      values: of((run) => run.readsPerThousandVisits),
    },
    { name: '· of these, a new instance', unit: '', values: of((run) => run.coldReads) },
    { name: 'reads of the first visit ever', unit: '', values: of((run) => run.firstVisitReads) },
    { name: 'memory of the instance', unit: 'MB', values: of((run) => run.memoryMb) },
    ...(runs[0]?.paths ?? []).flatMap(({ path }, index): Row[] => {
      const at = (pick: (figures: Figures['paths'][number]) => number) =>
        runs.flatMap(({ paths }) => paths.slice(index, index + 1).map(pick));
      return [
        { name: `GET ${path}`, unit: 'kB', values: at((figures) => figures.kilobytes) },
        { name: '· from memory, p50', unit: 'ms', values: at(({ fromMemory }) => fromMemory.p50) },
        {
          name: '· from memory, p99',
          unit: 'ms',
          goal: 5,
          values: at(({ fromMemory }) => fromMemory.p99),
        },
        {
          name: '· asking Firestore, p50',
          unit: 'ms',
          values: at(({ fromFirestore }) => fromFirestore.p50),
        },
        {
          name: '· asking Firestore, p99',
          unit: 'ms',
          goal: 25,
          values: at(({ fromFirestore }) => fromFirestore.p99),
        },
        { name: '· 304, p99', unit: 'ms', goal: 5, values: at(({ unchanged }) => unchanged.p99) },
        { name: '· a second', unit: '', values: at(({ perSecond }) => perSecond) },
      ];
    }),
  ];
}

/**
 * The rows of an instance of `pages`, one value for each size of the content. What is loaded is the gate: it
 * is what waking costs, and no machine changes it.
 */
export function wakingRows(runs: readonly WakingFigures[]): Row[] {
  const row = (name: string, unit: string, key: keyof WakingFigures, goal?: number): Row => ({
    name,
    unit,
    ...(goal === undefined ? {} : { goal }),
    values: runs.map((run) => run[key]),
  });
  return [
    row('waking of pages: start to the last byte of a job', 'ms', 'documentMs', 300),
    row('· of that, loading the function', 'ms', 'loadMs', 130),
    row('· a process that does nothing', 'ms', 'bareMs'),
    { ...row('· files that are loaded', '', 'files', 20), isGate: true },
    { ...row('· of these, source', 'kB', 'kilobytes', 8_500), isGate: true },
    row('a page, made anew: processor', 'ms', 'firstCpuMs', 8),
    row('a page from memory: processor', 'ms', 'memoryCpuMs', 1),
  ];
}

/** True when no gate is missed. */
export function passes(rows: readonly Row[]): boolean {
  return rows.every(
    ({ isGate, goal, values }) =>
      !isGate || goal === undefined || values.every((value) => value < goal),
  );
}

/** The table as Markdown, which is also what a terminal shows. */
export function toTable(rows: readonly Row[], sizes: readonly number[]): string {
  const head = ['', 'goal', ...sizes.map((size) => `${count(size)} jobs`)];
  const body = rows.map(({ name, unit, goal, isGate, values }) => [
    name,
    goal === undefined ? '' : `< ${withUnit(goal, unit)}${isGate ? ' (gate)' : ''}`,
    ...values.map((value) => {
      const mark = goal === undefined ? '' : value < goal ? ' met' : ' MISSED';
      return `${withUnit(value, unit)}${mark}`;
    }),
  ]);
  return markdownTable(head, body);
}

function withUnit(value: number, unit: string): string {
  return unit === '' ? count(value) : `${count(value)} ${unit}`;
}

function count(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
