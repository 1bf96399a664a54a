import { markdownTable } from '../lib/markdown-table';
import { median } from '../lib/statistics';

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
  const row = (label: string, valueOf: (build: string) => number) => {
    const [before, after] = [valueOf(earlier), valueOf(NOW)];
    return [label, `${Math.round(before)}`, `${Math.round(after)}`, change(before, after)];
  };
  return markdownTable(
    [title, earlier, NOW, 'change'],
    [
      ...namesOf(samples).map((name) =>
        row(name, (build) => medianOf(samples, { build, name }, each)),
      ),
      ...Object.entries(totals).map(([figure, label]) =>
        row(`all: ${label}`, (build) => sumOf(samples, build, figure)),
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
    const [now, then] = [sumOf(samples, NOW, figure), sumOf(samples, build, figure)];
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

function namesOf(samples: readonly Sample[]): string[] {
  return [...new Set(samples.map(({ name }) => name))];
}

function sumOf(samples: readonly Sample[], build: string, figure: string): number {
  return namesOf(samples).reduce(
    (total, name) => total + medianOf(samples, { build, name }, figure),
    0,
  );
}

function medianOf(
  samples: readonly Sample[],
  { build, name }: Pick<Sample, 'build' | 'name'>,
  figure: string,
): number {
  const values = samples.filter((sample) => sample.build === build && sample.name === name);
  return median(values.map(({ figures }) => figures[figure] ?? Number.NaN));
}
