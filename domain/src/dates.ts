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
