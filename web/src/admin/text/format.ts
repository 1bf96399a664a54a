const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns "21 Nov 2026, 10:04", by the reader's clock. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Returns how long a deleted item can still be restored, including the current day. */
export function describeTimeLeft(expiresAt: string, now: number): string {
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return days > 1 ? `${days} days left` : 'Less than a day left';
}

/**
 * Returns '14:32' for today, '20 Nov, 14:32' for another day, '20 Nov 2027, 14:32' for another
 * year, by the reader's clock; the domain's `shortDay` is the same for everybody.
 */
export function clockTime(when: Date | string | number, now = new Date()): string {
  const at = new Date(when);
  const clock = time.format(at);
  if (at.toDateString() === now.toDateString()) return clock;
  const date = at.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return `${date.format(at)}, ${clock}`;
}

/** True for an instant in UTC, as stored; a local time isn't one. */
export const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/**
 * Returns '2026-11-23T09:00': an instant as the value of a `datetime-local` input, by the reader's
 * clock; empty for any other text.
 */
export function toLocalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  // Shifts the time by the reader's offset, so that UTC methods give local values.
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/**
 * Returns the value of such an input as ISO 8601 in UTC; empty for an invalid one. A time that the
 * clocks skip in spring becomes one hour later; a time that occurs twice in autumn is the first.
 */
export function toMoment(localTime: string): string {
  const date = new Date(localTime);
  return localTime.trim() === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns 'anna, ben and cleo'. */
export function joinNames(names: readonly string[]): string {
  return format.format(names);
}

/** Returns a field's name: as in its form, otherwise its path. */
export function nameField(path: string, labelOf: (path: string) => string | undefined): string {
  return labelOf(path) ?? spellOut(path);
}

/** 'stats.teamSize' → 'Stats: team size'. */
function spellOut(path: string): string {
  const words = path
    .replaceAll('.', ': ')
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
