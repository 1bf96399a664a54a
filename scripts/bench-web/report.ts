import { basename } from 'node:path';
import { markdownTable } from '../lib/markdown-table';
import type { Interaction } from './interactions';
import type { PageFigures } from './lighthouse';
import type { Rest } from './rest';
import { SLOWDOWNS, type WayFigures } from './ways';

const KB = 1_000;
const SECOND_MS = 1_000;

/**
 * Most JavaScript that a page loads by itself, in bytes of brotli; what lies below the fold and what
 * a visitor asks for comes later.
 */
export const SCRIPT_BUDGET = 112 * KB;

/** docs/performance.md shows them beside what was measured. */
const GATES = {
  performance: 95,
  largestContentfulPaintMs: 1_600,
  /** Times the paint of the static page of the same run. */
  limitFactor: 2.2,
  totalBlockingTimeMs: 150,
  layoutShift: 0.01,
  scriptBytes: SCRIPT_BUDGET,
  homeBytes: 250 * KB,
  category: 100,
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
  const paintGate = paintGateOf(limit);
  for (const { name, figures } of pages) {
    const miss = (what: string) => void missed.push(`${name}: ${what}`);
    const below = ['accessibility', 'bestPractices', 'seo'] as const;
    if (figures.performance < GATES.performance) miss(`performance ${figures.performance}`);
    if (!(figures.largestContentfulPaint <= paintGate)) {
      miss(
        `largest contentful paint ${seconds(figures.largestContentfulPaint)}, gate ${seconds(paintGate)}, of ${figures.largestElement}`,
      );
    }
    if (!(figures.totalBlockingTime <= GATES.totalBlockingTimeMs)) {
      miss(`total blocking time ${Math.round(figures.totalBlockingTime)} ms`);
    }
    if (!(figures.layoutShift <= GATES.layoutShift)) {
      miss(`layout shift ${figures.layoutShift.toFixed(3)}`);
    }
    if (!(figures.scriptBytes <= GATES.scriptBytes)) {
      miss(`scripts ${kilobytes(figures.scriptBytes)}`);
    }
    for (const category of below) {
      if (figures[category] < GATES.category) {
        miss(`${category} ${figures[category]}: ${figures.failures.join('; ')}`);
      }
    }
  }
  const [home] = pages;
  if (home && !(home.figures.totalBytes <= GATES.homeBytes)) {
    missed.push(`${home.name}: transfer ${kilobytes(home.figures.totalBytes)}`);
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
  const row = ({ name, figures }: Measured) => [
    name,
    `${figures.performance}`,
    seconds(figures.largestContentfulPaint),
    `${Math.round(figures.totalBlockingTime)} ms`,
    figures.layoutShift.toFixed(3),
    kilobytes(figures.scriptBytes),
    kilobytes(figures.totalBytes),
    `${figures.accessibility}`,
    `${figures.bestPractices}`,
    `${figures.seo}`,
  ];
  const gates = [
    'gate',
    `${GATES.performance}`,
    seconds(paintGateOf(limit)),
    `${GATES.totalBlockingTimeMs} ms`,
    `${GATES.layoutShift}`,
    kilobytes(GATES.scriptBytes),
    `${kilobytes(GATES.homeBytes)} (Home)`,
    ...Array.from({ length: 3 }, () => `${GATES.category}`),
  ];
  const head = [
    '',
    'score',
    'LCP',
    'TBT',
    'CLS',
    'scripts',
    'transfer',
    'a11y',
    'practices',
    'SEO',
  ];
  const body = [...pages.map(row), row({ name: 'limit: static page', figures: limit }), gates];
  return markdownTable(head, body);
}

/** What the scripts of a page are, the largest first; small ones in one row. */
export function scriptsTable({ name, figures }: Measured): string {
  const scripts = [...figures.scripts].sort((a, b) => b.bytes - a.bytes);
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

function paintGateOf(limit: PageFigures): number {
  return Math.min(GATES.largestContentfulPaintMs, GATES.limitFactor * limit.largestContentfulPaint);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / SECOND_MS).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(0)} kB`;
}
