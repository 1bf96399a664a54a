/** Top of the chart, in recruiters: the next grid line above the data. */
export const SCALE_TOP = 9;

/** Values that have a grid line. */
export const GRID_VALUES = [0, 3, 6, 9] as const;

/** Where a value lies below the chart's top, in percent of its height. */
export function yOf(value: number): number {
  return (1 - value / SCALE_TOP) * 100;
}

/** Left edge of the column at `index` of `count`, in percent of the chart's width. */
export function columnLeft(index: number, count: number): number {
  return (index / count) * 100;
}

/** Middle of the column at `index` of `count`, in percent of the chart's width. */
export function columnMiddle(index: number, count: number): number {
  return columnLeft(index + 0.5, count);
}

/** The column in which a position of 0 to 1 across the chart lies; beyond the edges the nearest. */
export function columnAt(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}

/** A percentage as SVG attributes take it. */
export function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`;
}
