/** The number of recruiters the example company employs. */
export const IN_HOUSE_TEAM = 3;

export interface CapacityPoint {
  month: number;
  /** The number of recruiters that the month's hiring needs. */
  demand: number;
  inHouse: number;
  /** The number of recruiters that Growth adds; 0 in a quiet month. */
  added: number;
}

/** Invented figures: a year with two peaks, as in a company with two projects. */
const DEMAND = [3, 3, 4, 6, 8, 7, 5, 3, 2, 4, 6, 5];

export const capacityYear: readonly CapacityPoint[] = DEMAND.map((demand, index) => ({
  month: index + 1,
  demand,
  inHouse: IN_HOUSE_TEAM,
  added: Math.max(0, demand - IN_HOUSE_TEAM),
}));

/** Returns the runs of months with added capacity. */
export function addedRuns(points: readonly CapacityPoint[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { month, added } of points) {
    if (added === 0) continue;
    const last = runs.at(-1);
    if (last?.to === month - 1) last.to = month;
    else runs.push({ from: month, to: month });
  }
  return runs;
}

/** Returns the first point with the highest demand. */
export function peakOf(points: readonly CapacityPoint[]): CapacityPoint {
  return points.reduce((peak, point) => (point.demand > peak.demand ? point : peak));
}

/** Describes the chart in words, from the drawing's own figures. */
export function chartStory(points: readonly CapacityPoint[]): string {
  const peak = peakOf(points);
  const lowest = Math.min(...points.map(({ demand }) => demand));
  const runs = addedRuns(points).map(({ from, to }) => `in months ${from} to ${to}`);
  return [
    `Chart of illustrative data over ${points.length} months.`,
    `Hiring demand moves between ${lowest} and ${peak.demand} recruiters and is highest in month ${peak.month}.`,
    `The in-house team stays at ${peak.inHouse}.`,
    `Added capacity covers the difference ${runs.join(' and ')}, up to ${peak.added} recruiters, and is off in the other months.`,
  ].join(' ');
}

/** Returns 'Month 5: demand 8, in-house 3, added 5'. */
export function pointText({ month, demand, inHouse, added }: CapacityPoint): string {
  return `Month ${month}: demand ${demand}, in-house ${inHouse}, added ${added}`;
}
