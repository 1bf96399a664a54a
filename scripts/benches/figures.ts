import { cpus, loadavg } from 'node:os';

/** A measured value, with its limit if any. */
export interface Figure {
  name: string;
  value: number;
  /** Absent for a count. */
  unit?: string;
  /** A missed limit fails the run. */
  most?: number;
  least?: number;
  /** Explains a miss. */
  detail?: string;
}

/** The same figures in each column. */
export type Table = Readonly<Record<string, readonly Figure[]>>;

/** Prints tables by their titles and every missed limit, and returns the exit code. */
export function report(tables: Readonly<Record<string, Table>>): 0 | 1 {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const load = loadavg()[0]?.toFixed(1);
  const date = new Date().toISOString().slice(0, 10);
  for (const [title, table] of Object.entries(tables)) {
    console.log(`\n${title}`);
    console.table(rowsOf(table));
  }
  console.log(`\n${date}, Node ${process.versions.node}, ${processor}, load ${load}\n`);
  const missed = Object.values(tables).flatMap(missedLimits);
  for (const miss of missed) console.log(`MISSED ${miss}`);
  return missed.length === 0 ? 0 : 1;
}

export function missedLimits(table: Table): string[] {
  return Object.entries(table).flatMap(([head, figures]) =>
    figures
      .filter((figure) => !isMet(figure))
      .map(({ name, value, unit, detail }) =>
        [`${head}, ${name}`, withUnit(value, unit), detail].filter(Boolean).join(': '),
      ),
  );
}

/** Returns a row per figure: its limit, and the values of each column. */
export function rowsOf(table: Table): Record<string, Record<string, string>> {
  const [first = []] = Object.values(table);
  const cellsOf = (figure: Figure, row: number) =>
    Object.entries(table).map(([head, figures]) => [head, marked(figures[row] ?? figure)]);
  return Object.fromEntries(
    first.map((figure, row) => [
      figure.name,
      { limit: limitOf(figure), ...Object.fromEntries(cellsOf(figure, row)) },
    ]),
  );
}

/** NaN misses every limit. */
function isMet({ value, most = Infinity, least = -Infinity }: Figure): boolean {
  return value <= most && value >= least;
}

function limitOf({ unit, most, least }: Figure): string {
  if (most !== undefined) return `≤ ${withUnit(most, unit)}`;
  return least === undefined ? '' : `≥ ${withUnit(least, unit)}`;
}

function marked(figure: Figure): string {
  return `${withUnit(figure.value, figure.unit)}${isMet(figure) ? '' : ' MISSED'}`;
}

function withUnit(value: number, unit = ''): string {
  const digits = value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${value.toLocaleString('en-GB', digits)} ${unit}`.trim();
}

/**
 * Measures several times, because the machine has other work, and returns the median of each figure.
 *
 * @param runs an odd number
 */
export async function medians(runs: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const measured: Figure[][] = [];
  while (measured.length < runs) measured.push(await measure());
  return (measured[0] ?? []).map((figure, row) => {
    const sorted = measured.map((run) => run[row] ?? figure).sort((a, b) => a.value - b.value);
    return sorted[Math.floor(runs / 2)] ?? figure;
  });
}
