const DAY_MS = 24 * 60 * 60_000;

/** Written out here, since browsers disagree on the short name of September. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * '18 Nov': a day as the United Kingdom writes it, without its year. In UTC, so that a server and
 * every visitor write the same day.
 *
 * @param day an ISO 8601 date, with or without a time
 */
export function shortDay(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** '18 Nov 2026', otherwise as `shortDay`. */
export function longDay(day: string): string {
  return `${shortDay(day)} ${new Date(day).getUTCFullYear()}`;
}

/** '2026-11-18': the day of a moment, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day that comes so many days after another, both as '2026-11-18'. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Days from one day to another, both as '2026-11-18'; below 0 where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
