import { markdownTable } from '../lib/markdown-table';
import type { AdminFigures } from './admin';
import type { VisitorFigures } from './visitor';

interface Row {
  name: string;
  value: number;
  /** The most that it should be, in the unit of the value. */
  goal?: number;
  /** The command fails with it. */
  isGate?: true;
  text: (value: number) => string;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000).toLocaleString('en')} kB`;

/** The figures beside their goals, and whether those are met that stop the command. */
export function report(visitor: VisitorFigures, admin: AdminFigures) {
  const rows: Row[] = [
    {
      name: '`/jobs` shows its first cards, 4x',
      value: visitor.firstCards,
      goal: 600,
      text: seconds,
    },
    { name: 'answers a letter typed, 4x', value: visitor.letter, goal: 40, text: milliseconds },
    {
      name: 'longest task after it, 4x',
      value: visitor.taskAfterLetter,
      goal: 100,
      text: milliseconds,
    },
    { name: 'longest task as the list comes, 4x', value: visitor.taskOfList, text: milliseconds },
    {
      name: 'the list, not compressed',
      value: visitor.list,
      goal: 1_000_000,
      isGate: true,
      text: kilobytes,
    },
    { name: 'what the letter asks for besides', value: visitor.search, text: kilobytes },
    { name: "the admin's list", value: admin.list, goal: 1_500, text: seconds },
    { name: '· its longest task', value: admin.taskOfList, text: milliseconds },
    { name: "the admin's table", value: admin.table, goal: 1_500, text: seconds },
    { name: '· with all rows', value: admin.wholeTable, text: seconds },
    {
      name: '· its longest task',
      value: admin.taskOfTable,
      goal: 1_000,
      isGate: true,
      text: milliseconds,
    },
  ];
  const isMet = ({ value, goal = Infinity }: Row) => value <= goal;
  const body = rows.map((row) => [
    row.name,
    row.goal === undefined ? '' : `${row.text(row.goal)}${row.isGate ? ' (gate)' : ''}`,
    `${row.text(row.value)}${row.goal === undefined ? '' : isMet(row) ? ' met' : ' MISSED'}`,
  ]);
  return {
    table: markdownTable(['5,000 jobs', 'goal', ''], body),
    isMet: rows.every((row) => !row.isGate || isMet(row)),
  };
}
