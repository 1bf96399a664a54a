import { markdownTable } from '../lib/markdown-table';
import { median } from '../lib/statistics';
import type { MainThread } from './blocking';

/** What one round told of one page, or of one interaction, of one build; times in milliseconds. */
export interface Sample<F> {
  build: string;
  name: string;
  figures: F;
}

const TITLES: Readonly<Record<keyof MainThread, string>> = {
  blocking: 'blocking after the first paint',
  blockingOfAll: 'blocking of all tasks',
  firstPaint: 'first paint',
  busy: 'main thread, all tasks',
};

/**
 * What the main thread did while pages loaded: blocking of each page, then every figure of all pages
 * together. Each is the sum of the pages' medians.
 *
 * @param builds names of the earlier build and of the later one
 */
export function loadingTable(
  builds: readonly [string, string],
  samples: readonly Sample<MainThread>[],
): string {
  const of = (key: keyof MainThread) =>
    samples.map(({ figures, ...rest }) => ({ ...rest, figures: figures[key] }));
  return markdownTable(
    ['loading, ms', ...builds, 'change'],
    [
      ...rowsOf(builds, of('blocking')).slice(0, -1),
      ...Object.entries(TITLES).flatMap(([key, title]) =>
        rowsOf(builds, of(key as keyof MainThread), `all: ${title}`).slice(-1),
      ),
    ],
  );
}

/** From touches and keys to the next paint: each median, then their sum. */
export function interactionsTable(
  builds: readonly [string, string],
  samples: readonly Sample<number>[],
): string {
  return markdownTable(
    ['to the next paint, ms', ...builds, 'change'],
    rowsOf(builds, samples, 'all'),
  );
}

/** A row of medians for each name, and one of their sums. */
function rowsOf(
  builds: readonly [string, string],
  samples: readonly Sample<number>[],
  total = 'all',
): string[][] {
  const names = [...new Set(samples.map(({ name }) => name))];
  const medians = names.map((name) =>
    builds.map((build) =>
      median(
        samples
          .filter((sample) => sample.name === name && sample.build === build)
          .map(({ figures }) => figures),
      ),
    ),
  );
  const sums = builds.map((_, index) =>
    medians.reduce((sum, values) => sum + (values[index] ?? 0), 0),
  );
  return [...names.map((name, index) => rowOf(name, medians[index] ?? [])), rowOf(total, sums)];
}

function rowOf(name: string, [before = 0, after = 0]: readonly number[]): string[] {
  const change = before > 0 ? `${Math.round((after / before - 1) * 100)} %` : '';
  return [name, `${Math.round(before)}`, `${Math.round(after)}`, change];
}
