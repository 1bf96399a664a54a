import { markdownTable } from '../lib/markdown-table';
import { median } from '../lib/statistics';
import type { Answer, MainThread } from '../bench-web/main-thread';

/** Names of the earlier build and of the later one. */
export type Builds = readonly [string, string];

/** What one round told of one page, or of one interaction, of one build; times in milliseconds. */
export interface Sample<F> {
  build: string;
  name: string;
  figures: F;
}

/** What the main thread did while pages loaded: blocking of each page, and every figure of all. */
export function loadingTable(builds: Builds, samples: readonly Sample<MainThread>[]): string {
  const titles = {
    blocking: 'blocking after the first paint',
    blockingOfAll: 'blocking of all tasks',
    firstPaint: 'first paint',
    busy: 'main thread, all tasks',
  };
  return comparison('loading, ms', { builds, samples, each: 'blocking', titles });
}

/** How pages answered: the main thread's own time of each interaction, and every figure of all. */
export function interactionsTable(builds: Builds, samples: readonly Sample<Answer>[]): string {
  const titles = { busy: 'main thread', untilPaint: 'to the next paint' };
  return comparison('interactions, ms', { builds, samples, each: 'busy', titles });
}

interface Compared<F> {
  builds: Builds;
  samples: readonly Sample<F>[];
  /** The figure that has a row for each name. */
  each: keyof F & string;
  titles: Readonly<Record<keyof F & string, string>>;
}

/** Medians of all rounds; those of all names together are the sums of the medians. */
function comparison<F extends object>(
  title: string,
  { builds, samples, each, titles }: Compared<F>,
): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  const medianOf = (build: string, name: string, key: keyof F) =>
    median(
      samples
        .filter((sample) => sample.build === build && sample.name === name)
        .map(({ figures }) => Number(figures[key])),
    );
  const row = (label: string, valueOf: (build: string) => number) => {
    const [before, after] = [valueOf(builds[0]), valueOf(builds[1])];
    const change = before > 0 ? `${Math.round((after / before - 1) * 100)} %` : '';
    return [label, `${Math.round(before)}`, `${Math.round(after)}`, change];
  };
  const sum = (build: string, key: keyof F) =>
    names.reduce((total, name) => total + medianOf(build, name, key), 0);
  return markdownTable(
    [title, ...builds, 'change'],
    [
      ...names.map((name) => row(name, (build) => medianOf(build, name, each))),
      ...Object.entries<string>(titles).map(([key, label]) =>
        row(`all: ${label}`, (build) => sum(build, key as keyof F)),
      ),
    ],
  );
}
