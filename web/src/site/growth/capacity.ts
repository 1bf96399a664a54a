/** Recruiters that the chart's company employs itself. */
export const IN_HOUSE_TEAM = 3;

export interface CapacityPoint {
  month: number;
  /** Recruiters that the month's hiring needs. */
  demand: number;
  inHouse: number;
  /** Recruiters that Growth adds: what the team lacks, and nothing in a quiet month. */
  added: number;
}

/** Invented figures: a year with two peaks, as a company with two projects has it. */
const DEMAND = [3, 3, 4, 6, 8, 7, 5, 3, 2, 4, 6, 5];

/** The chart's 12 points in time. */
export const capacityYear: readonly CapacityPoint[] = DEMAND.map((demand, index) => ({
  month: index + 1,
  demand,
  inHouse: IN_HOUSE_TEAM,
  added: Math.max(0, demand - IN_HOUSE_TEAM),
}));

/** Months in which capacity is added, as runs: the times when Growth is turned on. */
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

/** The point at which the most recruiters are needed; the first of several. */
export function peakOf(points: readonly CapacityPoint[]): CapacityPoint {
  return points.reduce((peak, point) => (point.demand > peak.demand ? point : peak));
}

/** What the chart shows, in words, from the same figures as the drawing. */
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

/** One month in words: 'Month 5: demand 8, in-house 3, added 5'. */
export function pointText({ month, demand, inHouse, added }: CapacityPoint): string {
  return `Month ${month}: demand ${demand}, in-house ${inHouse}, added ${added}`;
}
