/**
 * '2026-11-23T09:00': a point in time as a field for date and time holds it, by the clock of this
 * computer; empty for what is none.
 */
export function toLocalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
}

/**
 * The point in time that such a field names, as ISO 8601 in UTC; empty for what is none. An hour that
 * the clocks leave out in spring is the one after it, and of one that comes twice in autumn it is the first.
 */
export function toMoment(localTime: string): string {
  const date = new Date(localTime);
  return localTime.trim() === '' || Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
