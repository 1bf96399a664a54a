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

/** Returns the first point with the highest demand. */
export function peakOf(points: readonly CapacityPoint[]): CapacityPoint {
  return points.reduce((peak, point) => (point.demand > peak.demand ? point : peak));
}

/** The chart in words. */
export const CHART_STORY = [
  'Chart of illustrative data over 12 months.',
  'Hiring demand moves between 2 and 8 recruiters and is highest in month 5.',
  'The in-house team stays at 3.',
  'Added capacity covers the difference in months 3 to 7 and in months 10 to 12, up to 5 recruiters, and is off in the other months.',
].join(' ');

/** Returns 'Month 5: demand 8, in-house 3, added 5'. */
export function pointText({ month, demand, inHouse, added }: CapacityPoint): string {
  return `Month ${month}: demand ${demand}, in-house ${inHouse}, added ${added}`;
}
