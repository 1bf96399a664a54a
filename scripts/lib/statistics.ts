/** The value that so large a part of all values does not exceed; `part` is from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing');
  return value;
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Of runs that measured the same, the median of each figure. */
export function medians<K extends string>(runs: readonly Record<K, number>[]): Record<K, number> {
  const names = Object.keys(runs[0] ?? {}) as K[];
  const values = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(values) as Record<K, number>;
}
