/** When a draft was left: "14:32" today, "20 November, 14:32" before, in the reader's time zone. */
export function describeDraftTime(savedAt: string, now: Date): string {
  const date = new Date(savedAt);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? time.format(date) : `${day.format(date)}, ${time.format(date)}`;
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
