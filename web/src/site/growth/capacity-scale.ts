/** The chart's maximum, in recruiters: the first grid line above the data. */
export const SCALE_TOP = 9;

export const GRID_VALUES = [0, 3, 6, 9] as const;

/** Returns a value's distance from the chart's top, in percent of its height. */
export function yOf(value: number): number {
  return (1 - value / SCALE_TOP) * 100;
}

/** Returns a column's left edge, in percent of the chart's width. */
export function columnLeft(index: number, count: number): number {
  return (index / count) * 100;
}

/** Returns a column's middle, in percent of the chart's width. */
export function columnMiddle(index: number, count: number): number {
  return columnLeft(index + 0.5, count);
}

/** Returns the column at a position from 0 to 1 across the chart, or the nearest one. */
export function columnAt(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}

/** Formats a percentage for SVG attributes. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}
