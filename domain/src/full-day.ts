/**
 * Formats a day as legal texts do, in UTC: '30 June 2025'. In a file of its own because every page of jobs
 * loads `dates.ts`.
 *
 * @param day an ISO 8601 date, with or without a time
 */
export function fullDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
