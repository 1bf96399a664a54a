/** "Try again in 15 minutes." for a `Retry-After` in seconds, rounded up so that the wait is over then. */
export function describeWait(seconds: number): string {
  if (seconds <= 90) return `Try again in ${count(Math.ceil(seconds), 'second')}.`;
  return `Try again in ${count(Math.ceil(seconds / 60), 'minute')}.`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
