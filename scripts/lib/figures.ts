import { markdownTable } from './markdown-table';

/** One line of a table: what was measured, and at what it aims. */
export interface Figure {
  name: string;
  value: number;
  /** None of a count. */
  unit?: string;
  /** What the value should stay below. */
  goal?: number;
  /** Missing its goal fails the run: the value does not depend on the machine. */
  isGate?: boolean;
}

/** True when no gate is missed. */
export function passes(figures: readonly Figure[]): boolean {
  return figures.every(({ isGate, goal, value }) => !isGate || goal === undefined || value < goal);
}

/**
 * A table of figures beside their goals.
 *
 * @param title what they are of
 * @param runs the same figures, by the head of their column
 */
export function figuresTable(
  title: string,
  runs: Readonly<Record<string, readonly Figure[]>>,
): string {
  const columns = Object.values(runs);
  const marked = ({ unit, goal, value }: Figure) => {
    if (goal === undefined) return withUnit(value, unit);
    return `${withUnit(value, unit)} ${value < goal ? 'met' : 'MISSED'}`;
  };
  const body = (columns[0] ?? []).map((figure, row) => {
    const { name, unit, goal, isGate } = figure;
    const aim = goal === undefined ? '' : `< ${withUnit(goal, unit)}${isGate ? ' (gate)' : ''}`;
    return [name, aim].concat(
      columns.map((figures) => marked(figures[row] ?? { ...figure, value: Number.NaN })),
    );
  });
  return markdownTable([title, 'goal', ...Object.keys(runs)], body);
}

function withUnit(value: number, unit = ''): string {
  const count = value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });
  return `${count} ${unit}`.trim();
}
