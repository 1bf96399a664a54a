const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * '30 June 2025': a day as legal texts write it, in UTC. A file of its own, since `dates.ts` comes with
 * every page of jobs.
 *
 * @param day an ISO 8601 date, with or without a time
 */
export function fullDay(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for a day of the calendar as ISO 8601 writes it: '2025-06-30'. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
