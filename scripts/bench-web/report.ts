import { basename } from 'node:path';
import { markdownTable } from '../lib/markdown-table';
import type { Interaction } from './interactions';
import type { PageFigure, PageFigures } from './lighthouse';
import type { Rest } from './rest';
import { SLOWDOWNS, type WayFigures } from './ways';

const KB = 1_000;

/**
 * Most JavaScript that a page loads by itself, in bytes of brotli; what lies below the fold and what
 * a visitor asks for comes later.
 */
export const SCRIPT_BUDGET = 112 * KB;

/** docs/performance.md shows them, and those of pages, beside what was measured. */
const GATES = {
  interactionMs: 200,
  /** From page to page, on a slow phone: whichever the way is. */
  wayMs: 500,
  /** Of the processor of a slow phone, while nobody does anything. */
  restShare: 0.1,
} as const;

export interface Measured {
  name: string;
  figures: PageFigures;
}

/** A figure of each page, and its gate: the least that a score may be, the most of anything else. */
interface Column {
  of: PageFigure;
  head: string;
  gate: number;
  text: (value: number) => string;
  isScore?: boolean;
  /** The most as well, as a multiple of what the static page of the same run has. */
  limitFactor?: number;
  /** Has a gate for Home alone, which is the first page. */
  isOfHome?: boolean;
}

const score = (of: PageFigure, head: string, gate: number): Column => ({
  of,
  head,
  gate,
  text: String,
  isScore: true,
});

const COLUMNS: readonly Column[] = [
  score('performance', 'score', 95),
  {
    of: 'largest-contentful-paint',
    head: 'LCP',
    gate: 1_600,
    text: (ms) => `${(ms / 1_000).toFixed(2)} s`,
    limitFactor: 2.2,
  },
  { of: 'total-blocking-time', head: 'TBT', gate: 150, text: (ms) => `${Math.round(ms)} ms` },
  { of: 'cumulative-layout-shift', head: 'CLS', gate: 0.01, text: (shift) => shift.toFixed(3) },
  { of: 'scripts', head: 'scripts', gate: SCRIPT_BUDGET, text: kilobytes },
  { of: 'transfer', head: 'transfer', gate: 250 * KB, text: kilobytes, isOfHome: true },
  score('accessibility', 'a11y', 100),
  score('best-practices', 'practices', 100),
  score('seo', 'SEO', 100),
];

function gateOf({ of, gate, limitFactor = Infinity }: Column, limit: PageFigures): number {
  return limitFactor === Infinity ? gate : Math.min(gate, limitFactor * limit[of]);
}

export interface Run {
  limit: PageFigures;
  pages: readonly Measured[];
  interactions: readonly Interaction[];
  rests: readonly Rest[];
  ways: readonly WayFigures[];
}

/** What missed its gate, in words; empty when all is well. */
export function missedGates({ limit, pages, interactions, rests, ways }: Run): string[] {
  const missed: string[] = [];
  for (const [index, { name, figures }] of pages.entries()) {
    for (const column of COLUMNS) {
      const { of, text, isScore, isOfHome, limitFactor } = column;
      const [value, gate] = [figures[of], gateOf(column, limit)];
      const isMet = isScore ? value >= gate : value <= gate;
      if (isMet || (isOfHome && index > 0)) continue;
      const { failures, largestElement } = figures;
      const miss = `${name}: ${of.replaceAll('-', ' ')} ${text(value)}`;
      // What failed are audits of the other scores: speed has none that passes or fails.
      const isTold = isScore && of !== 'performance' && failures.length > 0;
      if (isTold) missed.push(`${miss}: ${failures.join('; ')}`);
      else if (limitFactor) missed.push(`${miss}, gate ${text(gate)}, of ${largestElement}`);
      else missed.push(miss);
    }
  }
  for (const { name, milliseconds } of interactions) {
    if (milliseconds > GATES.interactionMs) missed.push(`${name}: ${milliseconds} ms`);
  }
  for (const { name, share } of rests) {
    if (!(share <= GATES.restShare)) missed.push(`${name}, at rest: ${percent(share)}`);
  }
  for (const { name, milliseconds } of ways) {
    const [slow = Number.NaN] = milliseconds;
    if (!(slow <= GATES.wayMs)) missed.push(`${name}: ${slow} ms`);
  }
  return missed;
}

/** The pages, the limit and the gates. */
export function pagesTable(limit: PageFigures, pages: readonly Measured[]): string {
  const row = (name: string, cell: (column: Column) => string) => [name, ...COLUMNS.map(cell)];
  const rows = [...pages, { name: 'limit: static page', figures: limit }];
  return markdownTable(
    row('', ({ head }) => head),
    [
      ...rows.map(({ name, figures }) => row(name, ({ of, text }) => text(figures[of]))),
      row('gate', (column) => {
        const gate = column.text(gateOf(column, limit));
        return column.isOfHome ? `${gate} (Home)` : gate;
      }),
    ],
  );
}

/** What the scripts of a page are, the largest first; small ones in one row. */
export function scriptsTable({ name, figures }: Measured): string {
  const scripts = [...figures.files].sort((a, b) => b.bytes - a.bytes);
  const small = scripts.filter(({ bytes }) => bytes < KB);
  const rows = scripts
    .filter(({ bytes }) => bytes >= KB)
    .map(({ path, bytes }) => [basename(path).replace(/-[\w-]{8}\.js$/, ''), bytes] as const);
  const rest = small.reduce((total, { bytes }) => total + bytes, 0);
  return markdownTable(
    [`scripts of ${name}`, 'brotli'],
    [...rows, [`${small.length} more`, rest] as const].map(([part, bytes]) => [
      part,
      `${(bytes / KB).toFixed(1)} kB`,
    ]),
  );
}

export function interactionsTable(interactions: readonly Interaction[]): string {
  return markdownTable(
    ['interaction, processor slowed down 4 times', 'to the next paint'],
    [
      ...interactions.map(({ name, milliseconds }) => [name, `${milliseconds} ms`]),
      ['gate', `${GATES.interactionMs} ms`],
    ],
  );
}

/** From a press to the next page, by how much the processor is slowed down. */
export function waysTable(ways: readonly WayFigures[]): string {
  return markdownTable(
    [
      'from page to page',
      ...SLOWDOWNS.map(
        (times) => `processor ${times === 1 ? 'as it is' : `slowed down ${times} times`}`,
      ),
      'goals',
    ],
    [
      ...ways.map(({ name, milliseconds, goals }) => [
        name,
        ...milliseconds.map((each) => `${each} ms`),
        goals.map((goal) => `${goal} ms`).join(', '),
      ]),
      ['gate', `${GATES.wayMs} ms`, ...SLOWDOWNS.slice(1).map(() => ''), ''],
    ],
  );
}

/** What pages take of the processor while nobody does anything. */
export function restsTable(rests: readonly Rest[]): string {
  return markdownTable(
    ['at rest, processor slowed down 4 times', 'busy'],
    [...rests.map(({ name, share }) => [name, percent(share)]), ['gate', percent(GATES.restShare)]],
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(0)} kB`;
}
