const DAY_MS = 24 * 60 * 60_000;

/** "21 Nov 2026, 10:04", by the clock of the person who reads it. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** How long a deleted item can still be restored, rounded so that it is never less than it says. */
export function describeTimeLeft(expiresAt: string, now: number): string {
  const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS);
  if (days < 1) return 'Less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
