const DAY_MS = 24 * 60 * 60_000;

/** "21 Nov 2026, 10:04", by the clock of the person who reads it. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** How long a deleted item can still be restored, the day that has begun included. */
export function describeTimeLeft(expiresAt: string, now: number): string {
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return days > 1 ? `${days} days left` : 'Less than a day left';
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
