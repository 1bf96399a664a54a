/**
 * '14:32' of today, '20 Nov, 14:32' of another day, by the clock of the person who reads it: `shortDay`
 * of the domain is the same day for everybody, and this one is not.
 *
 * @param month how the month of another day is written
 */
export function clockTime(at: Date, now: Date, month: 'short' | 'long'): string {
  const clock = time.format(at);
  if (at.toDateString() === now.toDateString()) return clock;
  return `${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month }).format(at)}, ${clock}`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
