/** How long a counter counts, in ms. */
export const COUNT_MS = 2_000;

/** What a counter shows `elapsed` ms after its start: fast at first, then slowing into its target. */
export function countAt(elapsed: number, target: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_MS, 0), 1);
  return Math.round(target * (1 - (1 - share) ** 3));
}
