/**
 * '30 June 2025': a day as legal texts write it, in UTC. A file of its own, since `dates.ts` comes with
 * every page of jobs.
 *
 * @param day an ISO 8601 date, with or without a time
 */
export function fullDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
