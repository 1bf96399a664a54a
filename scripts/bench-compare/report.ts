import { markdownTable } from '../lib/markdown-table';
import { medians } from '../lib/statistics';

/** What the folder in which the command runs is called. */
export const NOW = 'now';

/** A part of a visit: how its table is written. */
export interface Part {
  title: string;
  /** The figure of which each page, interaction or way has a row. */
  each: string;
  /** What the sums of every figure are called. */
  totals: Readonly<Record<string, string>>;
}

/** What was measured of one page, interaction or way of one site, once; in milliseconds. */
export interface Measurement {
  name: string;
  figures: Readonly<Record<string, number>>;
}

export interface Sample extends Measurement {
  build: string;
}

/** What one part is in an earlier build and now: medians of all rounds; those of all together are sums of them. */
export function comparison(
  { title, each, totals }: Part,
  earlier: string,
  samples: readonly Sample[],
): string {
  const [then, now] = [mediansOf(samples, earlier), mediansOf(samples, NOW)];
  const row = (label: string, valueOf: (build: Medians) => number) => {
    const [before, after] = [valueOf(then), valueOf(now)];
    return [label, `${Math.round(before)}`, `${Math.round(after)}`, change(before, after)];
  };
  return markdownTable(
    [title, earlier, NOW, 'change'],
    [
      ...Object.keys(now).map((name) => row(name, (build) => build[name]?.[each] ?? Number.NaN)),
      ...Object.entries(totals).map(([figure, label]) =>
        row(`all: ${label}`, (build) => sumOf(build, figure)),
      ),
    ],
  );
}

/** The sums of one part in several builds, each with its change against what is there now. */
export function sums(
  { title, totals }: Part,
  builds: readonly string[],
  samples: readonly Sample[],
): string {
  const cell = (build: string, figure: string) => {
    const [now, then] = [
      sumOf(mediansOf(samples, NOW), figure),
      sumOf(mediansOf(samples, build), figure),
    ];
    return build === NOW ? `${Math.round(now)}` : `${Math.round(then)} (${change(now, then)})`;
  };
  return markdownTable(
    [`${title}: sums`, ...Object.values(totals)],
    [NOW, ...builds].map((build) =>
      [build].concat(Object.keys(totals).map((figure) => cell(build, figure))),
    ),
  );
}

function change(before: number, after: number): string {
  return before > 0 ? `${Math.round((after / before - 1) * 100)} %` : '';
}

/** Of a build, the medians of all rounds, by what was measured. */
type Medians = Readonly<Record<string, Readonly<Record<string, number>>>>;

function mediansOf(samples: readonly Sample[], build: string): Medians {
  const own = samples.filter((sample) => sample.build === build);
  const runsOf = (name: string) => own.filter((sample) => sample.name === name);
  return Object.fromEntries(
    own.map(({ name }) => [name, medians(runsOf(name).map(({ figures }) => figures))]),
  );
}

function sumOf(build: Medians, figure: string): number {
  return Object.values(build).reduce((sum, { [figure]: value = Number.NaN }) => sum + value, 0);
}
