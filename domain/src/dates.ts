const DAY_MS = 24 * 60 * 60_000;

/** A list, because browsers disagree on the short name of September. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats a day in the British order without its year: '18 Nov'. In UTC, so that server and browser agree.
 *
 * @param day an ISO 8601 date, with or without a time
 */
export function shortDay(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** As `shortDay`, with the year: '18 Nov 2026'. */
export function longDay(day: string): string {
  return `${shortDay(day)} ${new Date(day).getUTCFullYear()}`;
}

/** Formats a day as legal texts do: '30 June 2025'. */
export function fullDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Returns the day that a text names, '1 February 2027' or '1 Feb 2027', as '2027-02-01'; undefined for any other text. */
export function dayNamed(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2}) ([A-Z][a-z]{2,8}) (20\d\d)$/.exec(text) ?? [];
  const monthIndex = MONTHS.findIndex((name) => month.startsWith(name));
  const date = new Date(Date.UTC(Number(year), monthIndex, Number(day)));
  return monthIndex >= 0 && date.getUTCDate() === Number(day) ? dayOf(date) : undefined;
}

/** Returns an instant's day in UTC, as '2026-11-18'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the day that many days later; both as '2026-11-18'. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS));
}

/** Returns the days from one day to another, both as '2026-11-18'; negative if the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
